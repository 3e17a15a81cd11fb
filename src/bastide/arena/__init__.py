"""Matches, tournaments, simulations, analysis, tuning and benchmarks."""
