"""The `tttmc` command; without a subcommand, the window opens."""

from tttmc_app.cli.main import main

__all__ = ["main"]
