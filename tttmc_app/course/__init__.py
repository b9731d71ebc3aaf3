"""The course: its modules, the Python 2 translator, and the child that runs student code."""

from tttmc_app.course.modules import install_modules

__all__ = ["install_modules"]
