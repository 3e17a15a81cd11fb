"""Many games: matches, simulations, and what they and the kernel cost."""
