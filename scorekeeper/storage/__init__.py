"""Games in a database: rows to scoring objects and back. Only `actions` writes."""
