"""Actions in a lobby: seats, rules, invitations.

Pure functions from a table's record to the change of it.  Every refusal is a `Refused` that names
the sentence to be said.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, get_args

from msgspec import UNSET, json, structs

from data.records import Change, SeatRecord, TableRecord
from engine.evaluation import PERSONAS
from engine.hosting.state.appointments import MOST_WAITING, Appointment
from engine.hosting.state.refusals import Refused, playable
from engine.hosting.state.settings import USUAL, Server, own_rules
from engine.hosting.state.setups import (
    Setup,
    arranged,
    changed,
    fitted,
    joined,
    next_free,
    only_host,
    options,
    people,
    posted_anew,
    rolling,
    rules,
    seating,
    settled,
    setup,
    setup_with,
    with_one_more,
    without,
)
from engine.hosting.state.time_controls import HOSTS, MINUTE, WINDOW_SECONDS, Pace
from engine.players import LEAVER_LEVEL
from engine.rules import Preset, Value
from engine.system import System


def join(record: TableRecord, system: System, person: int, click: int) -> Change:
    """Seat a person on the next free colour.

    Args:
        record: the table, in its lobby.
        system: what is played there.
        person: who wants to join.
        click: Discord's id of their click, which the dice will depend on.
    """
    chosen = setup(record)
    if person in chosen.unconfirmed:
        left = without(chosen.unconfirmed, person)
        confirmed, due = setup_with(record, unconfirmed=left), record.due if left else None
        return changed(
            record, setup=confirmed, due=due, contributions=[*record.contributions, click]
        )
    if person in people(record.seats):
        raise Refused("lobby-already-joined")
    _check_welcome(record, person)
    clicks = [*record.contributions, click]
    appointment = chosen.appointment
    if appointment is None:
        return changed(record, seats=with_one_more(record, system, person), contributions=clicks)
    if person in appointment.waiting:
        raise Refused("lobby-already-joined")
    if appointment.stage == "called":
        appointment = structs.replace(appointment, here=joined(appointment.here, [person]))
    seats = record.seats
    if len(seats) < max(system.numbers(rules(record, system))):
        seats = with_one_more(record, system, person)
    elif len(appointment.waiting) >= MOST_WAITING:
        raise Refused("lobby-full")
    else:
        waiting = joined(appointment.waiting, [person])
        appointment = structs.replace(appointment, waiting=waiting)
    known = setup_with(record, appointment=appointment)
    return changed(record, setup=known, seats=seats, contributions=clicks)


def leave(record: TableRecord, system: System, person: int, may_return: bool = True) -> Change:
    """Free a person's seat; the last to leave closes the table.

    They may come back, also to a private lobby, unless a moderator has sent them away from that.
    """
    if person not in waiting(record):
        check_seated(record, system, person)
    chosen = _welcome_back(record, [person]) if may_return else _uninvited(record, person)
    return _freed(record, system, person, chosen)


def _freed(record: TableRecord, system: System, person: int, chosen: Setup) -> Change:
    """Free a person's seat or place behind the seats."""
    left = [seat for seat in record.seats if seat.person != person]
    return _without(record, system, left, _not_waiting(chosen, person))


def waiting(record: TableRecord) -> tuple[int, ...]:
    """Return the ids of the people behind the seats of an appointment."""
    appointment = setup(record).appointment
    return appointment.waiting if appointment else ()


def _not_waiting(chosen: Setup, person: int) -> Setup:
    """Return the setup after a person has left an appointment."""
    if (known := chosen.appointment) is None:
        return chosen
    gone = {"waiting": without(known.waiting, person), "here": without(known.here, person)}
    return structs.replace(chosen, appointment=structs.replace(known, **gone))


def check_seated(record: TableRecord, system: System, person: int) -> None:
    """Make sure that a person has a seat.

    Raises:
        Refused: they have none, with what they can do first.
    """
    if person in people(record.seats):
        return
    _check_welcome(record, person)
    next_free(record, system)  # if there is none, it is said that all are taken
    raise Refused("lobby-not-in")


def _check_welcome(record: TableRecord, person: int) -> None:
    """Check that a person may join.

    A link to a private lobby is an invitation.

    Raises:
        Refused: only others may.
    """
    chosen = setup(record)
    if chosen.private and person not in (record.host, *chosen.invited, *chosen.called):
        raise Refused("lobby-private", host=str(record.host))


def _welcome_back(record: TableRecord, persons: Sequence[int]) -> Setup:
    """Return the setup after people leave.

    In a private lobby they stay invited.
    """
    chosen = setup(record)
    if not chosen.private:
        return chosen
    return structs.replace(chosen, invited=joined(chosen.invited, persons))


def remove(record: TableRecord, system: System, host: int, person: int) -> Change:
    """Free another person's seat, and take back their invitation."""
    only_host(record, host)
    chosen = setup(record)
    known = *people(record.seats), *waiting(record), *chosen.invited, *chosen.called
    if person == host or person not in known:
        raise Refused("lobby-nobody-to-remove")
    return _freed(record, system, person, _uninvited(record, person))


def _uninvited(record: TableRecord, person: int) -> Setup:
    """Return the setup without the invitation of a person."""
    chosen = setup(record)
    invited, called = (without(each, person) for each in (chosen.invited, chosen.called))
    return structs.replace(chosen, invited=invited, called=called)


def invite(record: TableRecord, host: int, persons: Sequence[int]) -> Change:
    """Invite people to a private lobby."""
    return set_options(record, host, invited=joined(setup(record).invited, persons))


def set_options(record: TableRecord, host: int, **options: Any) -> Change:
    """Let the host change options of a lobby, by fields of `Setup`."""
    only_host(record, host)
    return changed(record, setup=setup_with(record, **options))


def choose_options(
    record: TableRecord, system: System, host: int, wanted: Collection[str]
) -> Change:
    """Turn on the *wanted* options of a game, and the others off.

    What is so already stays unchosen: it may follow from the pace.
    """
    known = options(setup(record), system, rules(record, system))
    anew = {each: not on for each, on in known.items() if on != (each in wanted)}
    return set_options(record, host, **anew)


def set_window(record: TableRecord, system: System, host: int, seconds: str) -> Change:
    """Choose for how long people may react."""
    offered = {str(each): each for each in WINDOW_SECONDS}
    if seconds not in offered or not system.reacts:
        raise Refused("bad-click")
    return set_options(record, host, limits={**setup(record).limits, "window": offered[seconds]})


def set_pace(record: TableRecord, host: int, pace: str) -> Change:
    """Choose how fast is played."""
    if pace not in get_args(Pace):
        raise Refused("bad-click")
    return set_options(record, host, pace=pace)


def record_activity(record: TableRecord, person: int, now: float) -> Change | None:
    """Return the change that records a person's activity in a lobby.

    The others wait for its host for a while from then on; that is noted once a minute.
    """
    chosen = setup(record)
    if chosen.appointment is not None:
        return None
    until, silent = now + HOSTS[chosen.pace], record.host in chosen.silent
    if person == record.host and silent:
        return changed(record, late=until, setup=setup_with(record, silent=()))
    hosts = person == record.host and record.late is not None and until - record.late > MINUTE
    # A former version waited as long as the lobby lasts.
    unknown = record.late is None and not silent
    return changed(record, late=until) if hosts or unknown else None


def succeed(record: TableRecord, person: int) -> Change | None:
    """Return the change that replaces a silent host."""
    chosen = setup(record)
    here = person in people(record.seats) and person not in chosen.unconfirmed
    if not here or record.host not in chosen.silent:
        return None
    return changed(record, host=person, setup=setup_with(record, silent=()))


def choose_colour(record: TableRecord, system: System, person: int, colour: str) -> Change:
    """Move a person to a free colour of the present board."""
    check_seated(record, system, person)
    own = next(seat for seat in record.seats if seat.person == person)
    colours = seating(record, system).colours
    if colour not in colours:  # of another board
        raise Refused("lobby-colour-none")
    wanted = colours.index(colour)
    if any(seat.seat == wanted for seat in record.seats if seat is not own):
        raise Refused("lobby-colour-taken")
    moved = structs.replace(own, seat=wanted)
    return changed(record, seats=[moved if seat is own else seat for seat in record.seats])


def add_computer(
    record: TableRecord, system: System, host: int, level: str | None = None
) -> Change:
    """Seat a computer player; without a *level*, a persona."""
    only_host(record, host)
    level = dealt(record, system) if level is None else level
    if level not in system.levels:
        raise Refused("bad-click")
    return changed(record, seats=with_one_more(record, system, level=level))


def fill(record: TableRecord, system: System, host: int) -> Change:
    """Seat personas on all free seats."""
    only_host(record, host)
    next_free(record, system)  # if there is none, it is said that all are taken
    return changed(record, seats=filled(record, system).seats)


def filled(record: TableRecord, system: System) -> TableRecord:
    """Return a table with a computer player on each free seat."""
    most = max(system.numbers(rules(record, system)))
    for _ in range(most - len(record.seats)):
        seats = with_one_more(record, system, level=dealt(record, system))
        record = structs.replace(record, seats=seats)
    return record


def dealt(record: TableRecord, system: System) -> str:
    """Return the table's next persona, which differs by table."""
    here = [seat.level for seat in record.seats]
    known = [key for key in PERSONAS if key in system.levels]
    around = [known[(record.id + step) % len(known)] for step in range(len(known))]
    return min(around, key=here.count, default=LEAVER_LEVEL)


def remove_computer(record: TableRecord, system: System, host: int) -> Change:
    """Unseat the last computer player, in the order of seats."""
    only_host(record, host)
    computers = [seat for seat in record.seats if seat.person is None]
    if not computers:
        raise Refused("lobby-no-computer")
    left = [seat for seat in record.seats if seat is not computers[-1]]
    return _without(record, system, left, setup(record))


def set_rules(
    record: TableRecord, system: System, host: int, preset: Preset, rules: Mapping[str, Value]
) -> Change:
    """Choose a preset and the differences from it; ineffective ones are dropped."""
    only_host(record, host)
    if isinstance(preset, str) and preset not in system.presets:
        raise Refused("unknown-preset")
    with playable():
        values = system.values(preset, rules)
    usual = system.values(preset)
    able = {rule.key for rule in system.rules if rule.by_table or rule in system.offered(values)}
    changes = {key: value for key, value in rules.items() if usual[key] != value and key in able}
    chosen = setup_with(record, preset=preset, rules=changes)
    seats = _reseated(record, system, structs.replace(record, setup=chosen), system)
    return changed(record, setup=chosen, seats=seats)


def _reseated(
    record: TableRecord, system: System, other: TableRecord, after: System
) -> list[SeatRecord]:
    """Return the seats for the rules of *other*, played by another system.

    Raises:
        Refused: there are too many.
    """
    most = max(after.numbers(rules(other, after)))
    if len(record.seats) > most:
        raise Refused("lobby-too-many", most=most)
    return fitted(record.seats, seating(record, system), seating(other, after))


def set_preset(
    record: TableRecord, system: System, host: int, preset: Preset, server: Server
) -> Change:
    """Choose a preset, as its *server* has it played."""
    is_known = not isinstance(preset, str) or preset in system.presets
    rules = own_rules(server, system, preset) if is_known else {}
    return set_rules(record, system, host, preset, rules)


def release(record: TableRecord, system: System) -> Change:
    """Free reserved seats without a confirmation."""
    chosen = setup(record)
    left = [seat for seat in record.seats if seat.person not in chosen.unconfirmed]
    return _without(record, system, left, _welcome_back(record, chosen.unconfirmed))


def set_game(
    record: TableRecord, before: System, system: System, host: int, server: Server = USUAL
) -> Change:
    """Choose another game, by its book and its *server*'s settings.

    The house rules of one say nothing in another.
    """
    only_host(record, host)
    preset = next(iter(system.presets))
    chosen = setup_with(record, preset=preset, rules=own_rules(server, system, preset))
    seats = _reseated(record, before, structs.replace(record, setup=chosen), system)
    return changed(record, game=system.key, setup=chosen, seats=seats)


def ready(
    record: TableRecord, system: System, host: int, click: int, alone: bool = False
) -> Change:
    """Close the lobby: fix the seats and the values of all rules.

    A host who is *alone* plays against computers.
    """
    only_host(record, host)
    if alone:
        if len(record.seats) > 1:  # others have sat down meanwhile, who may not be ready
            raise Refused("lobby-not-alone")
        record = filled(record, system)
    if waited_for := setup(record).unconfirmed:
        raise Refused("lobby-unconfirmed", people=" ".join(map(str, waited_for)))
    seated, playable = len(record.seats), system.numbers(rules(record, system))
    if seated not in playable:
        if seated > max(playable):
            raise Refused("lobby-too-many", most=max(playable))
        raise Refused("lobby-too-few", least=min(n for n in playable if n > seated))
    seats, before, weekly = arranged(record, system), setup(record), _for_next_week(record)
    chosen = setup_with(
        record,
        first=seats[0].seat,
        values=settled(system, before.pace, rules(record, system)),
        silent=(),
        rolls=rolling(before, system),
        asking=joined(before.asking, without(waiting(record), *people(seats))),
        appointment=weekly,
        summons={},
    )
    return changed(
        record,
        seats=seats,
        setup=chosen,
        contributions=[*record.contributions, click],
        appointed=weekly.at if weekly else None,
    )


def _for_next_week(record: TableRecord) -> Appointment | None:
    """Return the appointment that a weekly table keeps in its game."""
    appointment = setup(record).appointment
    return appointment if appointment is not None and appointment.weekly else None


def _without(record: TableRecord, system: System, seats: list[SeatRecord], chosen: Setup) -> Change:
    """Free all seats but these, and apply other choices.

    The first of a waiting list move up.
    """
    seats, chosen = _moved_up(record, system, seats, chosen)
    left = people(seats)
    if not left:
        return changed(record, seats=seats, status="abandoned", due=None)
    there = [each for each in left if each not in chosen.unconfirmed] or left
    host = record.host if record.host in left else there[0]
    after = seating(structs.replace(record, seats=seats), system)
    change = changed(record, seats=fitted(seats, seating(record, system), after), host=host)
    waited_for = tuple(each for each in chosen.unconfirmed if each in left)
    if waited_for != chosen.unconfirmed:
        change.due = record.due if waited_for else None
        was_full = len(record.seats) >= max(system.numbers(rules(record, system)))
        if was_full and chosen.called:  # there was no room for them until now
            posted_anew(record, change)
    chosen = structs.replace(chosen, unconfirmed=waited_for)
    if chosen != setup(record):
        change.setup = json.encode(chosen)
    return change


def _moved_up(
    record: TableRecord, system: System, seats: list[SeatRecord], chosen: Setup
) -> tuple[list[SeatRecord], Setup]:
    """Return the seats with the first waiting people on free ones."""
    known, most = structs.replace(record, seats=seats), max(system.numbers(rules(record, system)))
    while (appointment := chosen.appointment) and appointment.waiting and len(known.seats) < most:
        first, *others = appointment.waiting
        known.seats = with_one_more(known, system, first)
        moved = structs.replace(appointment, waiting=tuple(others))
        chosen = structs.replace(chosen, appointment=moved)
    return known.seats, chosen


def move_up(record: TableRecord, system: System, change: Change) -> None:
    """Seat waiting people where a change has made room."""
    given = {"seats": change.seats, "setup": change.setup, "game": change.game}
    made = {name: value for name, value in given.items() if value is not UNSET}
    known = structs.replace(record, **made)
    if change.status is UNSET and waiting(known):
        seats, chosen = _moved_up(known, system, known.seats, setup(known))
        if seats != known.seats:
            moved = changed(record, seats=seats, setup=json.encode(chosen))
            change.seats, change.setup = moved.seats, moved.setup
