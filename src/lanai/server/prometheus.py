"""Shows what the server counts in the form of Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from lanai.server.metrics import ALL, Numbers, Spread, Spreads


class Counted(Collector):
    """Reads all numbers when it is asked for them."""

    def collect(self) -> Iterator[Metric]:
        """Give each of them in Prometheus' words."""
        for each in ALL:
            yield _numbers(each) if isinstance(each, Numbers) else _spreads(each)


def _numbers(numbers: Numbers) -> Metric:
    kind = CounterMetricFamily if numbers.grows else GaugeMetricFamily
    family = kind(numbers.name, numbers.about, labels=numbers.names)
    for labels, number in list(numbers.found.items()):
        family.add_metric(labels, number.value)
    return family


def _spreads(spreads: Spreads) -> Metric:
    family = HistogramMetricFamily(spreads.name, spreads.about, labels=spreads.names)
    for labels, spread in list(spreads.found.items()):
        family.add_metric(labels, _buckets(spread), spread.total)
    return family


def _buckets(spread: Spread) -> list[tuple[str, float]]:
    """Count what took at most so long, for each bound."""
    bounds = [*(str(float(bound)) for bound in spread.bounds), "+Inf"]
    return list(zip(bounds, map(float, accumulate(spread.counts)), strict=True))


registry: Final = CollectorRegistry()
registry.register(Counted())


def exposition() -> tuple[bytes, str]:
    """Write all numbers, and name the form."""
    return generate_latest(registry), CONTENT_TYPE_LATEST
