"""The rules of scoring: pure functions on plain data, the only place that adds points."""
