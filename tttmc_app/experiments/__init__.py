"""Experiments with many games: runs, results, charts and the store."""
