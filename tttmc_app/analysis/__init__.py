"""Calculations about positions, thoughts and games, for the window and the commands to explain."""
