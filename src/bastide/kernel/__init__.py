"""The compiled kernel: the only implementation of the rules, on NumPy records."""

from bastide.kernel.warm_up import warm_up

__all__ = ["warm_up"]
