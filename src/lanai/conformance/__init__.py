"""Conformance: what everybody relies on in every game, as checks that say what is wrong.

`lanai check` runs them on one game, the tests on all. Whoever writes a game reads what they say, so
it is in English like the code.
"""
