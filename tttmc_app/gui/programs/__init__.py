"""Programs from outside as players: students' files and engines, chosen, approved and watched."""
