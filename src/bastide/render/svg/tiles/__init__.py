"""Tiles: how each look draws them, the cache of drawings, and documents with tiles."""
