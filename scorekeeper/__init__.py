"""Score-keeping for the card game Hand and Foot."""

__version__ = "0.1.0"
