"""What is wrong with a value is said in plain words, with its place and what would be right."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from referee.games.wording import explained


class Circle(Struct, tag_field="shape", tag="circle", forbid_unknown_fields=True):
    radius: Annotated[int, Meta(ge=1, le=9)]
    colour: Literal["red", "blue"] | None = None


class Square(Struct, tag_field="shape", tag="square"):
    side: Annotated[int, Meta(gt=0, lt=5)]
    colour: Literal["green"] | None = None


class Drawing(Struct):
    shapes: Annotated[tuple[Circle | Square, ...], Meta(min_length=1, max_length=2)] = (Circle(1),)
    pair: tuple[int, Literal["up", "down"]] = (0, "up")
    name: Annotated[str, Meta(max_length=3, pattern="^[a-z]*$")] = ""
    shown: bool = True
    number: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] = 1


@pytest.mark.parametrize(
    ("value", "path", "why"),
    [
        ([], "drawing", "must be an object, not an array"),
        ({"shown": 1}, "drawing.shown", "must be true or false, not a whole number"),
        ({"pair": [0.5, "up"]}, "drawing.pair.0", "must be a whole number, not a number with a point or exponent"),
        ({"pair": [0, "left"]}, "drawing.pair.1", "must be down or up, not 'left'"),
        ({"pair": [0]}, "drawing.pair", "must have 2 entries, not 1"),
        ({"name": "abcd"}, "drawing.name", "must have at most 3 characters"),
        ({"name": "A"}, "drawing.name", "must match ^[a-z]*$"),
        ({"name": None}, "drawing.name", "must be a string, not null"),
        ({"number": 0}, "drawing.number", "must be one of 1, 2, 3, 4, 5, 6 and 7 more, not 0"),
        ({"shapes": []}, "drawing.shapes", "must have at least 1 entry"),
        ({"shapes": [{"shape": "circle"}]}, "drawing.shapes.0.radius", "is missing"),
        ({"shapes": [{"shape": "circle", "side": 1}]}, "drawing.shapes.0.side", "is unknown here"),
        ({"shapes": [{"shape": "circle", "radius": 0}]}, "drawing.shapes.0.radius", "must be at least 1"),
        ({"shapes": [{"shape": "circle", "radius": 10}]}, "drawing.shapes.0.radius", "must be at most 9"),
        ({"shapes": [{"shape": "square", "side": 0}]}, "drawing.shapes.0.side", "must be at least 1"),
        ({"shapes": [{"shape": "square", "side": 5}]}, "drawing.shapes.0.side", "must be at most 4"),
        ({"shapes": [{"shape": "star"}]}, "drawing.shapes.0.shape", "must be circle or square, not 'star'"),
        (
            {"shapes": [{"shape": "circle", "radius": 1, "colour": "green"}]},
            "drawing.shapes.0.colour",
            "must be blue or red, not 'green'",
        ),
        (
            {"shapes": [{"shape": "square", "side": 1, "colour": 5}]},
            "drawing.shapes.0.colour",
            "must be a string or null, not a whole number",
        ),
        ({"shapes": [{"shape": None}]}, "drawing.shapes.0.shape", "must be a string, not null"),
        ({"shapes": [{"shape": [1]}]}, "drawing.shapes.0.shape", "must be a string, not an array"),
        ({"shapes": [{"shape": "x - at `$.y"}]}, "drawing.shapes.0.shape", "must be circle or square, not 'x - at `$.y'"),
        ({"pair": [0, "up - at `$.pair[0]`"]}, "drawing.pair.1", "must be down or up, not 'up - at `$.pair[0]`'"),
        ({"pair": [0, "x" * 100]}, "drawing.pair.1", f"must be down or up, not '{'x' * 59}..."),
    ],
)
def test_what_is_wrong_is_named_with_its_place(value: Any, path: str, why: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(value, Drawing)
    assert explained(error.value, value, Drawing, "drawing") == (why, path)


def test_the_whole_value_may_have_no_name() -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert({"name": 1}, Drawing)
    assert explained(error.value, {"name": 1}, Drawing, "") == ("must be a string, not a whole number", "name")
