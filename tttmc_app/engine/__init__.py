"""Random games in bulk: `sample` and `Sampler`, and the name of what runs them."""

from tttmc_app.engine.backends import CHOSEN, Sampler, sample
from tttmc_app.engine.pacing import paced

backend = CHOSEN.name
STREAM = CHOSEN.stream

__all__ = ["STREAM", "Sampler", "backend", "paced", "sample"]
