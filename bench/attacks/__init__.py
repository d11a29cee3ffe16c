"""Attacks on a server, one file each, for `bench/under_attack.py` (`make bench-attacks`).

A file has a docstring, whose text goes to bench/ATTACKS.md, and one coroutine:

    async def attack(target: Target) -> None

It attacks for as long as it is let; the frame ends it. It runs in a process of its own, from
addresses of its own, against a server with the limits that a host gets by default. What it has got
done it counts with `target.counts["chat lines"] += 1`, clean refusals too. A file may say
`SETTINGS = {"tables": 200}` where the server needs other settings than those by default.

The innocent are in `bench/bystander.py`; nobody but them is measured.
"""
