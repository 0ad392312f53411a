"""Sentences for players, made from scoring data; plain text, used by web and command line."""
