"""The one error that bad input raises."""


class TttmcError(ValueError):
    """Say in one line what is wrong with the input, and what would be right."""
