"""The application: start, main window, menus and preferences."""
