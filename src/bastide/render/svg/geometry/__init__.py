"""Points, boxes, grids, paths and outlines in the plane of a tile."""
