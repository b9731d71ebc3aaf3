"""What people see: the only room that knows of widgets."""
