"""Files of the window: saved games, exported pictures, settings."""
