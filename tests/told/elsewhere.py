"""What texts tell of the service, with the test elsewhere that proves it, and asides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from msgspec import Struct

HOW, FIVE, HELP, ALONE = "cup-how", "daily-how", "help-text", "help-uninvited"


class Proof(Struct, frozen=True):
    """A clause, and the test that fails where it is not so."""

    key: str
    quote: str
    test: str
    """Its module below `tests`, and its name."""

    def there(self) -> bool:
        """Return whether there is such a test."""
        module, _, name = self.test.partition(" ")
        return callable(getattr(import_module(f"tests.{module}"), name, None))


def proofs(key: str, module: str, tests: Mapping[str, str]) -> Iterator[Proof]:
    """Yield clauses of a text with the tests of a module."""
    for quote, name in tests.items():
        yield Proof(key, quote, f"{module} {name}")


PROOFS = (
    *proofs(
        "event-timed-out",
        "engine.hosting.test_absence",
        {
            "runs out of time, so a computer finishes the turn": (
                "test_when_time_is_up_the_computer_finishes_that_turn_and_no_more"
            ),
        },
    ),
    *proofs(
        "event-took-back",
        "engine.hosting.test_taking_back",
        {"undoes the move": "test_an_undone_choice_is_asked_again_as_before"},
    ),
    *proofs(
        "rules-action-cards",
        "engine.hosting.test_pauses",
        {
            "When you play alone with computers, you’re only asked if you can do something": (
                "test_a_player_that_plays_with_computers_alone_waits_only_where_they_could_do_something"
            ),
        },
    ),
    *proofs(
        "rule-auto-draw.text",
        "engine.hosting.test_moments",
        {
            "if you choose in /settings to be asked first": (
                "test_cards_are_drawn_for_the_players_that_want_it"
            ),
        },
    ),
    *proofs(
        "command-cup-new.penalties-about",
        "engine.hosting.cups.test_cup",
        {"no if you leave it out": "test_a_cup_has_a_final_and_penalties_only_by_choice"},
    ),
    *proofs(
        HOW,
        "engine.hosting.cups.test_draw",
        {
            "In each round, everyone plays one game": (
                "test_each_sits_once_in_a_round_and_threes_go_round"
            ),
            "at a table of three or four": "test_tables_of_any_number_hold_all",
            "drawn at random": "test_the_same_dice_draw_the_same_tables",
        },
    ),
    *proofs(
        HOW,
        "engine.hosting.cups.test_ranking",
        {
            "Players who tie split the points for the places they take up": (
                "test_shared_places_share_whole_twelfths"
            ),
            "Absent players come last": "test_the_present_stand_above_the_absent",
            "Equal points: games that all of them played at one table count first": (
                "test_equals_go_by_the_table_where_they_met"
            ),
            "then wins": "test_equals_that_never_met_go_by_wins",
            "then their opponents’ strength": (
                "test_equals_go_by_the_mean_and_not_the_sum_of_people_met"
            ),
            "then a random draw": "test_equals_that_never_met_go_by_lot_in_the_end",
        },
    ),
    *proofs(
        HOW,
        "engine.hosting.cups.test_formats",
        {"Computers take places, too": "test_computers_beside_two_people_have_places"},
    ),
    *proofs(
        HOW,
        "engine.hosting.cups.test_cup",
        {
            "After … rounds, the top four play a final": (
                "test_the_first_four_of_the_standings_play_the_final"
            ),
            "minutes a game … days a round": "test_the_time_of_a_round",
            "then a 3-minute break … Once the last table is done, the next tables are drawn": (
                "test_a_live_round_begins_after_a_break_and_a_daily_one_at_once"
            ),
            "but not during quiet hours": "test_a_daily_draw_waits_until_quiet_hours_end",
            "or two such games in a row, you get no table until you press … "
            "After two such games in a row, you get no table until you press": (
                "test_the_absent_of_two_rounds_are_drawn_when_they_are_back"
            ),
            "After losing a seat": (
                "test_a_later_draw_ahead_of_time_brings_no_absent_entrant_back"
            ),
        },
    ),
    *proofs(
        HOW,
        "engine.hosting.cups.test_silence",
        {
            "Absence: … In the first third of a game": (
                "test_seats_are_open_for_a_third_of_a_game"
            ),
            "your seat goes to a player waiting for one if you don’t answer for 3 minutes": (
                "test_a_seat_goes_to_a_waiting_player_after_three_minutes"
            ),
            "Later on, a computer fills in for you": (
                "test_after_the_first_third_the_computer_plays_on"
            ),
        },
    ),
    *proofs(
        HOW,
        "engine.hosting.cups.test_cups",
        {
            "If you never answer in a whole game, you get no points": (
                "test_an_absent_person_gets_no_points"
            ),
        },
    ),
    *proofs(
        FIVE,
        "engine.test_positions",
        {
            "They come from games between computer players, by the book … "
            "the game was played to its end with the same dice": (
                "test_the_search_finds_the_same_again"
            ),
            "classic, tournament and wall race": (
                "test_the_shipped_positions_are_of_all_games_and_sizes"
            ),
            "After each possible move, the game was played to its end … "
            "A chance is the share of those games that were won": (
                "test_playing_on_comes_to_the_same_by_the_rules_as_people_play"
            ),
            "mostly 144 to 500 times and at most 900 … The best move’s lead is accurate to 2 to 5 "
            "percentage points, in a few positions to 6 … it had to be at least three times that "
            "error": "test_the_figures_told_of_the_positions_are_true",
            "and tends to be a little too large": (
                "test_a_shipped_position_comes_out_alike_with_other_dice"
            ),
        },
    ),
    *proofs(
        FIVE,
        "engine.test_daily",
        {
            "The best move gets 20 points, the worst none, and the others in proportion": (
                "test_points_are_a_share_of_the_possible_gain"
            ),
            "Everyone gets the same five on the same day": "test_the_five_of_a_date_never_change",
            "which begins at midnight UTC": "test_days_change_at_midnight_utc",
            "you can play them until the following day ends": (
                "test_a_day_can_be_played_until_the_next_one_ends"
            ),
        },
    ),
    *proofs(
        HELP,
        "cogs.test_table",
        {
            "Type `/play`. Everyone who wants to play presses": (
                "test_people_take_seats_change_colours_and_leave"
            ),
            "Not enough people?": "test_computers_fill_seats",
            "Other game": "test_game_preset_and_pace_are_chosen_in_the_lobby",
            "or rules?": "test_the_host_chooses_rules_and_everybody_sees_them",
            "Press … `/table show` brings the board back, `/table text` describes it, `/tables` lists … "
            "and your games, `/rules` explains the rules. Had enough? `/table leave` gives up your "
            "seat": "test_at_a_table_everybody_reads_their_own_language",
            "`/table end` ends the game": "test_a_table_is_ended_when_all_agree",
        },
    ),
    *proofs(
        HELP,
        "cogs.messages.test_gathering_messages",
        {
            "tables with free seats": "test_lobbies_with_room_stand_before_ones_own_tables",
            "Players wanted? Press": "test_a_person_asks_below_a_lobby_and_ends_it_there",
            "and I ping you when a table here waits for players": (
                "test_a_lobby_pings_once_after_a_minute_and_its_message_goes_as_the_game_begins"
            ),
        },
    ),
    *proofs(
        HELP,
        "cogs.test_appointments",
        {"another day?": "test_a_host_chooses_a_time_and_all_present_play"},
    ),
    *proofs(
        HELP,
        "cogs.test_game",
        {
            "right here with your friends … Your turn? Press … then pick a piece": (
                "test_four_people_play_to_the_winner_by_clicks_through_restarts"
            ),
        },
    ),
    *proofs(
        HELP,
        "cogs.test_card_race",
        {"Your cards are behind": "test_an_outdated_hand_is_refused_with_a_fresh_one"},
    ),
    *proofs(
        HELP,
        "cogs.test_daily",
        {
            "On your own? `/daily` has five positions for you each day": (
                "test_five_positions_in_one_message_then_their_results"
            ),
        },
    ),
    *proofs(
        HELP,
        "engine.hosting.cups.test_cup",
        {"Six of you or more?": "test_six_are_needed_to_begin"},
    ),
    *proofs(
        HELP,
        "cogs.test_cups",
        {
            "A moderator opens a cup with `/cup new`": "test_only_moderators_organise",
            "rounds at many tables, and a final": "test_a_whole_cup_in_threads",
        },
    ),
    *proofs(
        HELP,
        "cogs.test_kill",
        {
            "A restart never loses a game": (
                "test_a_bot_killed_at_five_random_moments_loses_nothing"
            ),
        },
    ),
    *proofs(
        HELP,
        "cogs.test_fair",
        {
            "`/fair` lets anyone check the dice": (
                "test_where_there_are_several_tables_everybody_checks_their_own"
            ),
        },
    ),
    *proofs(
        ALONE,
        "cogs.test_anywhere",
        {
            "You have Pöppel to yourself here: `/daily` has five positions for you each day": (
                "test_persons_have_the_commands_that_need_no_table"
            ),
            "`/rules` explains the games": "test_rules_elsewhere_know_no_table",
            "`/privacy` shows what I store about you": "test_privacy_works_anywhere",
            "To play with friends, invite me to your server … and type `/play` there": (
                "test_help_leads_to_an_invitation_where_the_bot_is_no_member"
            ),
        },
    ),
)
ASIDES = {
    "Play Mensch ärgere Dich nicht, the German Ludo": "the name of the game",
    "on Discord": "where this is read",
    "Unofficial, and not made by the publisher": "of the printed game",
    "Pöppel": "the name of the bot",
    "In the rulebook it’s the youngest, but I don’t know how old you are": "of the rulebook",
    "The rulebook has the youngest go first, but I don’t know how old you are": "of the rulebook",
    "Only the tournament rulebook has it, for three players; everything else is our own": "source",
    "because it’s fairer": "measured: `around_the_board` has the figures",
    "the numbers are ours, as the rulebook doesn’t show them all": "of the rulebook",
    "The cards are our own, not the printed ones": "of the rulebook",
    "that turn everything upside down. (For the classic’s rules, choose it in the menu": "a menu",
    "which is fairer: on four arms, the one in the middle wins less often": "measured there, too",
    "“MUST” with a number is the rule’s number in the rulebook": "of the rulebook",
    "The touch rule (12) doesn’t apply here: only what you press counts": "of the rulebook",
}
"""Words that tell nothing of the engine, each with what it is about."""
