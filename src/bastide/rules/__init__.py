"""The public library: `Game`, `Move`, events, text formats."""
