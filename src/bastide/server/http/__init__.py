"""What the network gets: requests and their answers, streams, sockets, and the page.

Rooms bring the database with them, which is loaded in the background (`starting.py`): modules here import them for
their types only.
"""
