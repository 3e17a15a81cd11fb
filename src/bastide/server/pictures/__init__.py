"""SVG images, edition cards and tile data for the page, rendered once and cached."""
