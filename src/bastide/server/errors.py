"""What the server refuses beyond what the rules do."""

from bastide.errors import BastideError


class ServerError(BastideError):
    """A refusal of the server's: no such game, another's seat, a version that has passed, an aid not allowed."""
