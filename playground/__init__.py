"""The bot in a simulated Discord in a browser, without a token.

`serve` is all that the rest of the program needs. Everything listens on the loopback interface only.
"""

from playground.server import PortTaken, serve

__all__ = ["PortTaken", "serve"]
