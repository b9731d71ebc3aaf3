"""What stands around the board: plates, timeline, and the inspector with its pages."""
