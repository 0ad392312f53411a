"""What a phone needs to go on without the server: its games, the words and the pages as data."""
