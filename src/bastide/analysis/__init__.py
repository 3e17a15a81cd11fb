"""Analysis of finished games by a computer player."""
