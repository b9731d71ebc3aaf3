"""Translation and runtime for files written for Python 2."""
