"""Tables where people play: who sits there, who may answer, what is stored, when time is up.

What is played is the business of `engine.core` and the games; nothing here knows a rule.
"""
