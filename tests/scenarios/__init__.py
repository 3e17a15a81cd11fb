"""The rulebooks' worked examples, and readings of what they leave open, as drawn scenarios that run."""
