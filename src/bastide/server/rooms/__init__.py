"""Games with those who sit and look there: seats, commands, questions, computer players, and who may see what."""
