"""What time it is."""

import time


def now() -> float:
    """Seconds since 1970."""
    return time.time()
