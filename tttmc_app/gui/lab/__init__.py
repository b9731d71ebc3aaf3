"""The lab: a window that measures players, with one page per kind of experiment."""
