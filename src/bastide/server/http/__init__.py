"""HTTP side of the server: routes, middleware, sockets, event streams and the page.

Rooms load the database, which happens in the background (`startup.py`). Modules here import them for type checking
only.
"""
