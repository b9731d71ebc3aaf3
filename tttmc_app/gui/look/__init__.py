"""Theme, icons, numbers and wording."""
