from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.card import Card
    from ..models.integer_option import IntegerOption
    from ..models.integers_option import IntegersOption
    from ..models.player_counts import PlayerCounts
    from ..models.rule import Rule
    from ..models.string_option import StringOption


T = TypeVar("T", bound="GameDetail")


@_attrs_define
class GameDetail:
    """All there is to know of a game before playing it."""

    game: str
    title: str
    summary: str
    players: PlayerCounts
    """ How many players a game takes. """
    options: list[IntegerOption | IntegersOption | StringOption]
    cards: list[Card]
    """ In canonical order. """
    rules: list[Rule]
    """ The game's own rules, then those that all games share. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.integer_option import IntegerOption  # noqa: PLC0415
        from ..models.string_option import StringOption  # noqa: PLC0415

        game = self.game

        title = self.title

        summary = self.summary

        players = self.players.to_dict()

        options = []
        for options_item_data in self.options:
            options_item: dict[str, Any]
            if isinstance(options_item_data, IntegerOption):
                options_item = options_item_data.to_dict()
            elif isinstance(options_item_data, StringOption):
                options_item = options_item_data.to_dict()
            else:
                options_item = options_item_data.to_dict()

            options.append(options_item)

        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        rules = []
        for rules_item_data in self.rules:
            rules_item = rules_item_data.to_dict()
            rules.append(rules_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "title": title,
                "summary": summary,
                "players": players,
                "options": options,
                "cards": cards,
                "rules": rules,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.card import Card  # noqa: PLC0415
        from ..models.integer_option import IntegerOption  # noqa: PLC0415
        from ..models.integers_option import IntegersOption  # noqa: PLC0415
        from ..models.player_counts import PlayerCounts  # noqa: PLC0415
        from ..models.rule import Rule  # noqa: PLC0415
        from ..models.string_option import StringOption  # noqa: PLC0415

        d = dict(src_dict)
        game = d.pop("game")

        title = d.pop("title")

        summary = d.pop("summary")

        players = PlayerCounts.from_dict(d.pop("players"))

        options = []
        _options = d.pop("options")
        for options_item_data in _options:

            def _parse_options_item(data: object) -> IntegerOption | IntegersOption | StringOption:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_option_type_0 = IntegerOption.from_dict(data)

                    return componentsschemas_option_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_option_type_1 = StringOption.from_dict(data)

                    return componentsschemas_option_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_option_type_2 = IntegersOption.from_dict(data)

                return componentsschemas_option_type_2

            options_item = _parse_options_item(options_item_data)

            options.append(options_item)

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = Card.from_dict(cards_item_data)

            cards.append(cards_item)

        rules = []
        _rules = d.pop("rules")
        for rules_item_data in _rules:
            rules_item = Rule.from_dict(rules_item_data)

            rules.append(rules_item)

        game_detail = cls(
            game=game,
            title=title,
            summary=summary,
            players=players,
            options=options,
            cards=cards,
            rules=rules,
        )

        return game_detail
