"""Run files written for Python 2."""
