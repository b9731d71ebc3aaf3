"""The user interface: the only package that uses widgets."""
