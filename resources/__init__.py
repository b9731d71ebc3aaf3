"""What the program ships beside its code: icons. Found through importlib.resources only."""
