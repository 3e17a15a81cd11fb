"""Pictures as SVG: tiles, boards with their pieces, and the score track, drawn from the tile data."""

# Version of the drawings of tiles and pieces, which are cached on disk and by browsers. Increase it in every commit
# that changes one of them; tests/render/svg/fingerprints.py checks this.
DRAWING_VERSION = 1
