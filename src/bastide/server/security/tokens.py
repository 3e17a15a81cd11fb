"""Secrets: they are made here, compared here, and never written to a log."""

import hashlib
import hmac
import secrets

TOKEN_BYTES = 24  # 192 bits
GAME_BYTES = 9


def new_token() -> str:
    """A token for a seat or for looking on; whoever has it may do so."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_game_name() -> str:
    """What a game is called in addresses. It is no secret, but nobody finds games by trying."""
    return secrets.token_urlsafe(GAME_BYTES)


def identity_of(secret: str) -> str:
    """Who a browser is, as the server knows it: a hash of the browser's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_same(given: str, token: str | None) -> bool:
    """Whether a token is the one that was given out, in a time that tells nothing about it."""
    return token is not None and hmac.compare_digest(given.encode(), token.encode())
