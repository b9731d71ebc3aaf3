"""The lab: a window in which players are measured, one page a kind of experiment."""
