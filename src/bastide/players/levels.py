"""Opponents for people: five levels from gentle to merciless, each a player with a manner of its own."""

# By name, the weakest first; docs/players.md has the measurement of how far they are apart.
LEVELS = {
    "gentle": "evaluator:hope=3,noise=1",
    "eager": "greedy",
    "steady": "evaluator:thrift=2",
    "shrewd": "evaluator",
    "merciless": "roll:seconds=0.8",
}
