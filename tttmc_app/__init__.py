"""Play N×N tic-tac-toe against machines that think by playing random games."""

__version__ = "0.3.0"
