"""Routes of the HTTP API and of the page, one module for each resource."""
