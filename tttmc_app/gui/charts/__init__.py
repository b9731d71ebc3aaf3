"""Charts: in the window, where values can be read, and as pictures."""
