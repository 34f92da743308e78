# For those who run a cup: choosing people, the state of things, rehearsing.

menu-cup-remove-left = Take out a player who has left the server
cup-bot = <@{ $person }> is a bot. Bots can’t play in a cup.
cup-added = In now: { $people }.
cup-choose-again = I restarted in between. Choose the players again.

cup-starts = **Table { $place }:** { $people }
cup-starts-final = **The final:** { $people }
cup-table-lost = its thread was deleted twice
cup-clash = You’re in cup no. { $cup }, which is played at the same time. Leave it first.
cup-clash-person = <@{ $person }> is in another cup that is played at the same time.
