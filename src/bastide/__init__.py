"""Bastide plays, teaches and studies Carcassonne."""
