"""Students' files in the window: open, play, create and grade them."""
