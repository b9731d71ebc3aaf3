"""The current game in the window."""
