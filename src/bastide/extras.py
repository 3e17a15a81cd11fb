"""Optional dependencies. The library itself needs none of them."""

from importlib.util import find_spec

from bastide.errors import MissingExtraError

# The modules that the code of each extra imports; pyproject.toml names the packages that contain them.
MODULES = {
    "cli": ("click", "rich"),
    "server": ("alembic", "fastapi", "httptools", "pydantic", "sqlalchemy", "uvicorn", "websockets"),
    "cluster": ("distributed",),
    "tune": ("cma",),
}


def require(extra: str) -> None:
    """Raise MissingExtraError if a module of an extra is not installed."""
    missing = [module for module in MODULES[extra] if find_spec(module) is None]
    if missing:
        raise MissingExtraError("extra/missing", extra=extra, missing=", ".join(missing))
