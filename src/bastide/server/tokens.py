"""Secret tokens. They are created and compared here, and never logged."""

import hashlib
import hmac
import secrets

TOKEN_BYTES = 24  # 192 bits
GAME_BYTES = 9


def new_token() -> str:
    """Return a token that grants a seat, or the right to watch."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_game_name() -> str:
    """Return a random id of a game for URLs. It is not secret, but too long to guess."""
    return secrets.token_urlsafe(GAME_BYTES)


def identity_of(secret: str) -> str:
    """Return the identity of a browser: a hash of its secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_same(given: str, token: str | None) -> bool:
    """Compare a token with the one that was issued, in constant time."""
    return token is not None and hmac.compare_digest(given.encode(), token.encode())
