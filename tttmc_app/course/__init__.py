"""The course: its modules, the Python 2 translator, and the child that runs student code."""
