"""What people see: the only package that uses widgets."""
