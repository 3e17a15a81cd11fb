"""Live games: seats, commands, questions, computer players, and what each client may see."""
