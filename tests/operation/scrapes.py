"""Metrics as Prometheus reads them."""

from collections import Counter
from collections.abc import Iterator

from prometheus_client.parser import text_string_to_metric_families

Series = tuple[str, frozenset[tuple[str, str]]]


class Scrape(Counter[Series]):
    """The values of all series at a moment."""

    @classmethod
    def of(cls, text: str) -> "Scrape":
        """Return what the text of /metrics says."""
        samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
        return cls({(sample.name, frozenset(sample.labels.items())): sample.value for sample in samples})

    def value(self, name: str, **labels: str) -> float:
        """Return the sum of the series with a name and, among theirs, these labels."""
        return sum(value for (each, its), value in self.items() if each == name and labels.items() <= dict(its).items())

    def labels(self) -> Iterator[tuple[str, str, str]]:
        """Yield every series' name with each of its labels and its value."""
        for name, its in self:
            for label, value in its:
                yield name, label, value
