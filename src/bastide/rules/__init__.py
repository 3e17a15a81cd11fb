"""What people use: `Game`, `Move`, events, text."""
