"""A game as a file that other programs and people can read."""
