"""Many games, what they show about players, and the store that keeps them."""
