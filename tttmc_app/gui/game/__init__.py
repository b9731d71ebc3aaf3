"""The game under play in the window."""
