# For those who run a cup: choosing people, the state of things, rehearsing.

menu-cup-remove-left = Remove a former server member
cup-bot = <@{ $person }> is a bot. Bots can’t play in a cup.
cup-added = Added: { $people }.
cup-choose-again = I restarted in the meantime. Choose the players again.

cup-starts = **Table { $place }:** { $people }
cup-starts-final = **The final:** { $people }
cup-table-lost = its thread was deleted twice
cup-clash = You’re already in a cup that is played at the same time. Leave that one first.
cup-clash-person = <@{ $person }> is in another cup that is played at the same time.

cup-rehearsal-person = Player { $number }
cup-rehearsal = Rehearsal, message { $step } of { $steps }: { $what } Pings: { $pings }.
rehearsal-opened = The cup is open; players join here.
rehearsal-called = Players press “{ button-cup-here }”.
rehearsal-drawn = This is how the tables of each round are posted; players are pinged in their threads.
rehearsal-corrected = A result you corrected, with your reason.
rehearsal-final = The best four play.
rehearsal-ended = The winner is pinged.
button-cup-rehearse = Rehearse
button-cup-rehearse-next = Next message
button-cup-rehearse-back = Previous message

cup-for-role = This cup is for { $role }.
cup-role = This cup is for { $role }: you don’t have that role here.
