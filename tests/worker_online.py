"""One of two whole bots that share a PostgreSQL database, as `bot.py run` runs them, at a Discord on loopback.

``python -m tests.worker_online URL WORKER BASE``
"""

from __future__ import annotations

import sys
from unittest.mock import patch

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from cogs.operator.logs import log_to_stderr
from cogs.platform.operator_settings import settings
from cogs.serving import serve
from tests.command_line import TOKEN

if __name__ == "__main__":
    url, worker, Route.BASE = sys.argv[1:]
    DiscordWebSocket.DEFAULT_GATEWAY = URL(Route.BASE).with_scheme("ws").with_path("/gateway/")
    given = {"POEPPEL_DATABASE": url, "POEPPEL_SHARDS": "2", "POEPPEL_WORKER": worker}
    chosen = settings({"DISCORD_TOKEN": TOKEN, **given})
    with patch("cogs.serving.warm_up"):  # it would draw for longer than the tests last
        serve(chosen, log_to_stderr(chosen))
