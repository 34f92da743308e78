"""The wall race as generic tests try it."""

from __future__ import annotations

from collections import Counter

from data.shipped.wall_boards import walls
from engine.views import BASE
from engine.walls.game import WallRace
from engine.walls.views import WallsView
from tests.trials import AnyPlay, Trial


def unsound(play: AnyPlay) -> list[str]:
    """Return what is wrong with the pieces on the track and in the goals."""
    game, view = play.game, play.game.view(play, None, ())
    assert isinstance(game, WallRace)
    assert isinstance(view, WallsView)
    wrong = []
    track = walls(view.board)
    stands = Counter(at for own in view.pieces for at in own if BASE < at < track.length)
    wrong += [f"{count} pieces on {at}" for at, count in stands.items() if count > 1]
    wrong += [f"a piece rests on {at}" for at in track.finish if at in stands]
    wrong += [
        f"seat {seat} has {len(own)} pieces, or its goal has gaps"
        for seat, own in enumerate(view.pieces)
        for home in [sorted(at for at in own if at >= track.length)]
        if len(own) != (game.pieces if seat in play.game.seats else 0)
        or home != list(range(track.length + track.pieces - len(home), track.length + track.pieces))
        or min(own, default=BASE) < BASE
    ]
    return wrong


TRIAL = Trial(
    thin=11,
    unsound=unsound,
    seed=4,
    beats=6,
    climbs=12,
    film=40,
    noticed_by=(
        "tests/engine/walls",
        "tests/engine/test_rules.py",
        "--ignore=tests/engine/walls/test_golden.py",
        "--ignore=tests/engine/walls/test_restated.py",
        "--deselect=tests/engine/walls/test_players.py::test_a_better_player_wins",
        "--deselect=tests/engine/walls/test_players.py::test_a_race_of_normal_players_is_neither_short_nor_long",
    ),
)
