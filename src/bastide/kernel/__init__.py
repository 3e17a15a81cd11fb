"""The compiled kernel: the one implementation of the rules, on plain arrays."""

from bastide.kernel.warm_up import warm_up

__all__ = ["warm_up"]
