"""A week lived through in minutes: ``python -m tests.week --tables 200 --days 7``.

The store is a real one and so is the client; Discord is simulated and pictures are not drawn. People play by habit
(`tests.week.people`), the process is restarted thrice and killed once a day; with ``--processes 2`` it is two workers
on one PostgreSQL. Each day's figures are printed, and in the end all that should not be so; with any of it the exit
status is 1.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser

from tests.week.lived import lived
from tests.week.workers import lived_by_two


def main() -> int:
    parser = ArgumentParser("python -m tests.week")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--days", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, choices=(1, 2))
    asked = parser.parse_args()
    live = lived if asked.processes == 1 else lived_by_two
    week = live(asked.tables, asked.days, asked.seed, lambda day: print(day, flush=True))
    for problem in week.problems:
        print("!", problem)
    print(f"{len(week.problems)} problems; {week.looked} looks at messages")
    return bool(week.problems)


if __name__ == "__main__":
    sys.exit(main())
