"""Gomocup engines in the window: choosing, approving and trying them, and what they say."""
