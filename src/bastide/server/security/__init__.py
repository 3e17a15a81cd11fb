"""Tokens, rate limits, and the hosts and origins that may connect."""
