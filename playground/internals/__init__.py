"""Everything of ours that touches private names of simcord.

simcord simulates Discord inside one process: a *backend* holds the world, an *Env* attaches the bot
to it and drives people, a *preview* shows one channel as a web page. It is pinned exactly, because
we need more than its public interface:

* `live`: the playground lets real time pass; the tests want time to stand still until it is moved, and bots
  that wait for an event or a queue to count as resting;
* `border`: both press buttons in ways that simcord's actors refuse: at the same moment, or from an outdated
  board; tests let requests fail;
* `requests`: tests observe the bot's requests, or send them twice;
* `elsewhere`: a person brings the bot to places where it is no member;
* `shortcuts`: many tests want simcord's copies and timers to be quicker;
* `frames`: the playground shows several channels at once, in frames of its page.

`tests/playground/test_simcord.py` tries each of these, so that an upgrade fails there first. No other
module of ours touches a private name of simcord.
"""
