"""The settings: the README's table has them all as they are, and a wrong one is refused by its name."""

import dataclasses
import re

import pytest

from referee.config import BadSetting, Config
from tests.conftest import ROOT

ROW = re.compile(r"\| `([A-Z_]+)` \| (.*?) ?\| (.*) \|")


def test_the_readme_has_one_table_of_all_settings_as_they_are() -> None:
    rows = ROW.findall((ROOT / "README.md").read_text())
    settings = [(each.metadata["name"], str(each.default).strip(), each.metadata["meaning"]) for each in dataclasses.fields(Config)]
    assert rows == settings


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        *[("RATE_LIMIT", each) for each in ("100", "0/second", "-1/second", "1/day", "/second", "1.5/second", "10000000/second")],
        *[("RATE_LIMIT_BY", each) for each in ("ip", "Address", "token,address")],
        *[("TRUSTED_PROXIES", each) for each in ("-1", "all", "1.5")],
        *[("REDIS_REPLICAS", each) for each in ("-1", "all", "1")],
        *[("CORS_ORIGINS", each) for each in ("cards.example", "https://cards.example/", "https://*.example", "null", "https://")],
        *[("CORS_ORIGINS", each) for each in ("https://a.example, b", "https://a.example;https://b.example", ".*")],
        *[("LOG_LEVEL", each) for each in ("INFO", "debug", "loud")],
    ],
)
def test_a_wrong_setting_is_refused_by_its_name(name: str, wrong: str) -> None:
    with pytest.raises(BadSetting, match=f"^{name} must "):
        Config.from_environment({name: wrong})


@pytest.mark.parametrize(
    ("name", "right"),
    [
        *[("RATE_LIMIT", each) for each in ("100/second", "1/minute", "999999/hour", "5 / second")],
        *[("CORS_ORIGINS", each) for each in ("*", "https://a.example", "http://localhost:5173,https://b.example")],
        *[("CORS_ORIGINS", each) for each in ("http://[::1]:8000", "app://cards")],
    ],
)
def test_a_right_one_is_taken(name: str, right: str) -> None:
    Config.from_environment({name: right})


def test_replicas_are_those_of_a_redis_that_is_given() -> None:
    assert Config.from_environment({"REDIS_REPLICAS": "1", "REDIS_URL": "redis://h"}).redis_replicas == 1
