"""Boards, tiles and tables in characters, for terminals."""
