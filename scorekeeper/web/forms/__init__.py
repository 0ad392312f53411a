"""The shapes of the forms: which fields there are. What is right is asked of the actions."""
