"""The page that shows how scores come about, from a single trial to ten million."""
