"""Finds the constants of the evaluation: fitted to what became of features, then searched for by games."""
