"""What a phone is given so that it goes on without this server: templates, words, games."""
