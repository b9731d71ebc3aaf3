"""What the program ships beside its code, found through importlib.resources only."""
