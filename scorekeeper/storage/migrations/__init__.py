"""The steps from one shape of the database to the next, run at start.

A new step is a file `versions/NNNN_what.py` whose `revision` is NNNN and whose
`down_revision` is the number before; NNNN of the last file is the shape the program needs.
"""
