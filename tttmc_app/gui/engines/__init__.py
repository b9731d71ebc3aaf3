"""Gomocup engines in the window: choose, approve and try them, and show what they say."""
