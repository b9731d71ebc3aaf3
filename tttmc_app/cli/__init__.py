"""The `tttmc` command: one module per subcommand; without one, the window opens."""

from tttmc_app.cli.main import main

__all__ = ["main"]
