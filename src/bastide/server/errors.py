"""Errors that only the server raises."""

from bastide.errors import BastideError


class ServerError(BastideError):
    """A request that the server refuses: unknown game, foreign seat, stale version, forbidden aid, …"""
