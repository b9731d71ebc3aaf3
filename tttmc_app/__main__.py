"""Run tttmc as `python -m tttmc_app`."""

import sys

from tttmc_app.cli import main

if __name__ == "__main__":
    sys.exit(main())
