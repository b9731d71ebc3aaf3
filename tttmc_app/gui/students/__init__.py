"""Open, play, grade and begin students' files."""
