"""What a player does with a game: one file and one function for each thing."""
