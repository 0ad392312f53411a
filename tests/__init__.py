"""Tests of scorekeeper; the folders mirror the package."""
