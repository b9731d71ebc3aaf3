"""The application: its start, main window, menus and preferences."""
