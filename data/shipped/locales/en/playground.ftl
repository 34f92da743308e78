# The page around the simulated Discord, where one person tries everything out.

playground-server = Game night
playground-channel = game-table
playground-welcome = Mensch ärgere Dich nicht, the German Ludo, on Discord
    .text = Pöppel hosts the game in a channel. This is a Discord on your own computer, with four people: press /{ $play } above, or watch a game.
playground-private = You and { $bot }
    .text = What only you may see arrives here: your cards, for example.
playground-hint = You are { $person }: { $play } or { $watch }
playground-everybody = everyone sees this
playground-only = only { $person } sees this
playground-people = Choose whose screen you see
playground-mail = New direct message
playground-language = The language Discord is set to for this person
playground-speaks = { $person } speaks { $language } from now on.
playground-hurried = As on Discord
    .text = On: there are a few seconds to respond to a card. Off: the game waits until everyone has answered.
playground-restart = Restart the bot
    .text = Close the bot and start it again, on the same database
playground-restarted = The bot has restarted. Every game picks up where it left off.
playground-stopped = The playground has stopped. This page comes back when it runs again.
playground-failed = The bot didn’t start again: { $reason }
playground-unanswered = This interaction failed: no answer in 3 seconds.
playground-type = Type { $play } as { $person } and send it
playground-watch = Watch a game
    .text = Open a table where computers play
playground-no-room = There’s already a table in this channel. End it first with /table end.
