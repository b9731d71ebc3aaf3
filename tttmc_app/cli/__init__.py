"""The `tttmc` command: a module a subcommand, and the window when it is called without one."""

from tttmc_app.cli.main import main

__all__ = ["main"]
