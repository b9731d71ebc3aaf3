"""Charts in the window, with readable values, and as pictures."""
