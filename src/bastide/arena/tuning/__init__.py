"""Tuning of the evaluation's constants: fits to observed features, and a search by games."""
