"""The cards and docks beside the board."""
