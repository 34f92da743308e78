"""Commands that print or draw: the invitation, the games, simulated games, boards, and health."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import threading
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from PIL import Image

import bot
import render
from cogs.views.faces import FACES
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.catalog import CATALOG
from tests.command_line import ID, RENDER, ROOT, SIMULATE, TOKEN, Capture, output, refusal
from tests.pig import PIG
from tests.words import EN

pytestmark = pytest.mark.usefixtures("database")


# --- invite -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"), [("DISCORD_TOKEN", TOKEN), ("DISCORD_APPLICATION_ID", str(ID))]
)
def test_the_invitation_asks_for_no_more_than_is_needed(
    name: str, value: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert bot.main(["invite"]) == 0
    link = urlsplit(capsys.readouterr().out.strip())
    assert (link.scheme, link.hostname, link.path) == (
        "https",
        "discord.com",
        "/oauth2/authorize",
    )
    query = parse_qs(link.query)
    assert query["client_id"] == [str(ID)]
    assert query["scope"] == ["bot applications.commands"]
    granted = {name for name, given in discord.Permissions(int(query["permissions"][0])) if given}
    assert granted == {
        "read_messages",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "attach_files",
        "read_message_history",
    }


def test_a_person_installs_commands_without_a_bot_user(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_APPLICATION_ID", str(ID))
    assert bot.main(["invite", "--user"]) == 0
    query = parse_qs(urlsplit(capsys.readouterr().out.strip()).query)
    assert query == {
        "client_id": [str(ID)],
        "scope": ["applications.commands"],
        "integration_type": ["1"],
    }


def test_an_invitation_without_an_application_is_refused(capsys: Capture) -> None:
    assert "DISCORD_APPLICATION_ID" in refusal(capsys, "invite")


# --- games ------------------------------------------------------------------------------------------


def test_games_lists_everything_that_can_be_chosen(capsys: Capture) -> None:
    listed = output(capsys, "games")
    assert [game["key"] for game in listed] == list(CATALOG)
    for game, system in zip(listed, CATALOG.values(), strict=True):
        assert game["people"] == list(system.numbers(system.values("book")))
        assert game["presets"] == list(system.presets)
        assert [rule["key"] for rule in game["rules"]] == [rule.key for rule in system.house]
        for rule in game["rules"]:
            assert rule.keys() == {
                "key",
                "title",
                "source",
                "values",
                "excludes",
                "needs",
                "default",
            }
            assert rule["default"] in rule["values"]
            assert rule["title"]
            assert rule["source"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_speaks_each_language(language: str, capsys: Capture) -> None:
    [classic] = [
        game for game in output(capsys, "games", "--language", language) if game["key"] == "classic"
    ]
    assert classic["title"] == texts(language)("game-classic")


def test_a_game_without_texts_is_said_with_key_and_file(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a sentence, whatever language was asked for: what one lacks is said in English."""
    monkeypatch.setitem(CATALOG, PIG.key, PIG)
    said = refusal(capsys, "games", "--language", "de")
    assert {"game-pig", "data/shipped/locales/en", "pig.ftl,"} <= set(said.replace(":", "").split())


def test_games_can_be_read(capsys: Capture) -> None:
    assert bot.main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"classic: {EN('game-classic')}, for 2, 3 or 4 players"
    assert f"  first_player=highest_roll|random|host: {EN('rule-first-player')}" in lines


# --- simulate ---------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_games_everywhere(capsys: Capture) -> None:
    """The figures were written down on one machine."""
    report = output(capsys, *SIMULATE, "--games", "3", "--levels", "random")
    assert report.pop("answers_per_second") > 0
    evenings = report.pop("evenings")
    assert [(each["pace"], each["rolling"]) for each in evenings[:3]] == [
        ("quick", "by_hand"),
        ("quick", "by_itself"),
        ("relaxed", "by_hand"),
    ]
    assert evenings[0]["taps_per_game"] == 482.3
    assert evenings[1]["taps_per_game"] == evenings[1]["decisions_per_game"]
    assert report == {
        "games": 3,
        "finished": 3,
        "answers": 4572,
        "turns_per_player": {"mean": 111.17, "p5": 97, "p95": 128},
        "captures_per_game": 56.0,
        "wins_per_seat": [1, 0, 2, 0],
        "wins_per_level": {
            "random": {"games": 12, "wins": 3, "share": 25.0, "low": 8.89, "high": 53.23}
        },
    }


@pytest.mark.parametrize("level", ["easy", "normal", "random"])
def test_another_seed_gives_other_games(level: str, capsys: Capture) -> None:
    one, again, other = (
        output(capsys, *SIMULATE, "--seed", seed, "--games", "1", "--levels", level)["answers"]
        for seed in ("1", "1", "2")
    )
    assert one == again != other


def test_simulate_reports_waiting_times_and_the_use_of_cards(capsys: Capture) -> None:
    game = ["--game", "action_cards", "--players", "2", "--games", "1", "--seed", "1"]
    assert bot.main(["simulate", *game]) == 0
    said = capsys.readouterr().out
    assert re.search(r"\n  relaxed by_hand( +\d+){6} +\d+%\n", said)
    assert "% of all turns\ncards per game" in said
    assert re.search(r"\n  sprint +3( +\d+\.\d\d){4}\n", said)


def test_simulate_plays_by_the_rules_given(capsys: Capture) -> None:
    usual = output(capsys, *SIMULATE, "--games", "1")
    family = output(capsys, *SIMULATE, "--games", "1", "--preset", "family")
    rule = output(capsys, *SIMULATE, "--games", "1", "--rule", "three_rolls")
    off = ["--preset", "family", "--rule", "three_rolls=off"]
    assert usual["answers"] != family["answers"] == rule["answers"]
    assert output(capsys, *SIMULATE, "--games", "1", *off)["answers"] == usual["answers"]


def test_people_are_asked_for_little_beside_their_decisions(capsys: Capture) -> None:
    """By hand at most 560 taps in a game of four, by itself at most a twentieth beside decisions."""
    report = output(capsys, *SIMULATE, "--games", "5")
    by_hand, by_itself = report["evenings"][:2]
    decisions = by_itself["decisions_per_game"]
    assert 0 < decisions <= by_itself["taps_per_game"] <= 1.05 * decisions
    assert 1.5 * decisions < by_hand["taps_per_game"] <= 560


def test_simulate_can_be_read(capsys: Capture) -> None:
    assert bot.main([*SIMULATE, "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("games              2, 2 of them finished\n")
    assert "\nnormal             wins 25.0 % of 8 games (7.2 to 59.1)\n" in out


def test_simulate_plays_levels_against_each_other(capsys: Capture) -> None:
    levels = ["--levels", "normal,random,random,random"]
    wins = output(capsys, *SIMULATE, "--games", "4", *levels)["wins_per_level"]
    assert [wins[each]["games"] for each in wins] == [4, 12]
    assert sum(wins[each]["wins"] for each in wins) == 4


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ("--game chess", "There is no game chess, only classic"),
        ("--players 5", "With these rules, classic is for 2, 3 or 4 players, not 5."),
        ("--games 0", "at least one game"),
        ("--preset odd", "There is no preset odd, only book, short, family or variants."),
        (
            "--levels god",
            "There is no level god, only easy, normal, hard, random, hunter, careful, runner or grudge.",
        ),
        ("--levels easy,normal", "Give one level for each player, or one for all."),
        ("--rule fly", "There is no rule fly, only first_player, "),
        ("--rule places=often", "The rule places can only be false or true."),
        ("--rule first_player", "The rule first_player can only be highest_roll, random or host."),
    ],
)
def test_an_impossible_simulation_is_refused_in_one_sentence(
    more: str, says: str, capsys: Capture
) -> None:
    assert says in refusal(capsys, *SIMULATE, *more.split())


# --- render -----------------------------------------------------------------------------------------


def test_render_draws_a_board(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "board.png"
    report = output(capsys, *RENDER, "--out", str(out), "--seat", "2", "--theme", "dark")
    with Image.open(out) as picture:
        assert picture.format == "PNG"
        assert picture.size == (report["width"], report["height"])
    assert report["bytes"] == out.stat().st_size
    assert 0 < len(report["alt"]) <= 1024
    assert min(report["first_ms"], report["new_ms"], report["next_ms"]) > 0


def test_render_measures_pictures_that_differ(tmp_path: Path) -> None:
    """Each picture is another one than those before it, drawn and encoded: see what is measured."""
    drawn: list[tuple[object, dict[int, str]]] = []
    picture = render.Picture

    def board(view: object, look: render.Look) -> render.Picture:
        drawn.append((view, dict(look.names)))
        return picture(b"", 1, 1)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(type(FACES["classic"]), "draw", lambda face, *given: board(*given))
        assert bot.main([*RENDER, "--out", str(tmp_path / "board.png")]) == 0
    (before, known), (now, same), (again, new) = drawn
    assert before != now == again
    assert known == same
    assert not set(known.values()) & set(new.values())
    assert (tmp_path / "board.png").read_bytes() == b""


def test_render_goes_on_until_the_game_is_over(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "board.png"
    assert bot.main([*RENDER[:-1], "1000000", "--out", str(out)]) == 0
    assert capsys.readouterr().out == ""
    assert out.exists()


def test_render_draws_the_same_picture_again(tmp_path: Path) -> None:
    pictures = []
    for name in ("one.png", "two.png"):
        assert bot.main([*RENDER, "--out", str(tmp_path / name)]) == 0
        pictures.append((tmp_path / name).read_bytes())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ("--game chess", "There is no game chess"),
        ("--players 1", "players, not 1"),
        ("--theme neon", "There is no theme neon, only light, "),
        ("--seat 1", "There is no seat 1 at this table, only 0 or 2."),
        ("--answers -1", "less than 0"),
        ("--out .", ". cannot be written: "),
        ("--out no/such/folder.png", "cannot be written: "),
    ],
)
def test_an_impossible_picture_is_refused_in_one_sentence(
    more: str, says: str, capsys: Capture
) -> None:
    assert says in refusal(capsys, *RENDER, "--out", "board.png", *more.split())


# --- health -----------------------------------------------------------------------------------------


def test_health_asks_the_running_bot(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert bot.main(["health"]) == 1
    assert "POEPPEL_MONITOR is not set" in capsys.readouterr().err
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    monkeypatch.setenv("POEPPEL_MONITOR", f"0.0.0.0:{port}")
    assert bot.main(["health"]) == 1
    assert f"No bot answers at 127.0.0.1:{port}" in capsys.readouterr().err
    for status, code in ((200, 0), (503, 1)):
        answer = f"HTTP/1.0 {status} x\r\nContent-Length: 4\r\n\r\nwell".encode()
        with socket.create_server(("127.0.0.1", port)) as server:
            thread = threading.Thread(target=answer_once, args=(server, answer))
            thread.start()
            assert bot.main(["health"]) == code
            thread.join()
        said = capsys.readouterr()
        assert "well" in (said.err if code else said.out)


def answer_once(server: socket.socket, answer: bytes) -> None:
    connection, _ = server.accept()
    with connection:
        connection.recv(1000)
        connection.sendall(answer)


@pytest.mark.parametrize("well", [True, False])
def test_health_loads_next_to_nothing(well: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked twice a minute for as long as the bot lives."""
    status = "200 OK" if well else "503 x"
    answer = f"HTTP/1.0 {status}\r\nContent-Length: 4\r\n\r\nwell".encode()
    with socket.create_server(("127.0.0.1", 0)) as server:
        monkeypatch.setenv("POEPPEL_MONITOR", f"127.0.0.1:{server.getsockname()[1]}")
        thread = threading.Thread(target=answer_once, args=(server, answer))
        thread.start()
        code = "import sys, bot; bot.main(['health']); print(*sys.modules)"
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
        )
        thread.join()
    assert "well" in (done.stdout if well else done.stderr)
    heavy = {"aiohttp", "aiosqlite", "asyncio", "sqlite3", "discord", "engine", "PIL", "fluent"}
    assert heavy.isdisjoint(done.stdout.split())
    assert "cogs.operator.console" not in done.stdout.split()


def test_health_uses_no_proxy_and_reports_a_foreign_answer_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer(said: bytes) -> None:
            client, _ = server.accept()
            with client:
                client.recv(1000)
                client.sendall(said)

        monkeypatch.setenv("POEPPEL_MONITOR", f"127.0.0.1:{server.getsockname()[1]}")
        for said, code in (
            (b"HTTP/1.0 200 OK\r\n\r\n{}", 0),
            (b"SSH-2.0-OpenSSH_9\r\n", 1),
            (b"HTTP/1.0 404 Not Found\r\n\r\nung\xfcltig", 1),
            (b"HTTP/1.0 503 x\r\nContent-Length: 99\r\n\r\nhalf of it", 1),
        ):
            thread = threading.Thread(target=answer, args=(said,), daemon=True)
            thread.start()
            assert bot.main(["health"]) == code
            thread.join(5)
    assert capsys.readouterr().err.count("No bot answers at 127.0.0.1:") == 3
