# Slash commands: the name, and what it is about (.about). Names in other languages are lower case,
# of letters, digits and hyphens, and at most 32 characters long; what they are about, at most 100.

command-check = check
    .about = For admins: check whether the bot has the permissions it needs here
command-fair = fair
    .about = Check a game’s dice
    .table = table
    .table-about = Table number (leave empty for the game in this channel)
command-daily = daily
    .about = Five positions a day: pick the best move
command-help = help
    .about = How to play Mensch ärgere Dich nicht, the German Ludo, on one screen
command-moderate = moderate
    .about = Manage this server’s tables (moderators)
command-play = play
    .about = Start a game of Mensch ärgere Dich nicht (the German Ludo) in this channel
    .game = game
    .game-about = Which game
    .preset = rules
    .preset-about = Which rules to start from; you can change them in the lobby
command-privacy = privacy
    .about = See, download or delete your data
command-privacy-show = show
    .about = Show what’s stored about you
command-privacy-export = export
    .about = Download everything stored about you as a file
command-privacy-delete = delete
    .about = Delete everything stored about you (you’ll be asked to confirm)
command-rules = rules
    .about = The rules in short, and the house rules at this table
    .rule = rule
    .rule-about = Explain one house rule or card, with a picture
command-settings = settings
    .about = Your own settings – and the server’s, if you’re an admin
    .deck = deck
    .deck-about = Admins: the server’s action cards, as a JSON file
command-table = table
    .about = The table in this channel
command-table-show = show
    .about = Post the board again
command-table-text = text
    .about = The board in words
command-table-hand = hand
    .about = Show your cards, only to you
command-table-log = log
    .about = Show the latest moves
command-table-leave = leave
    .about = Give up your seat
command-table-offer = offer
    .about = Offer your seat to someone else, or take the offer back
command-table-pause = pause
    .about = Pause the game, or ask the others to
command-table-end = end
    .about = End the game, or ask the others to
command-tables = tables
    .about = Your games, and where it’s your turn
command-table-deck = deck
    .about = Play with custom action cards (without a file, you get one to edit)
    .file = file
    .file-about = The edited deck
command-stats = stats
    .about = Your own results: wins, luck and trophies
command-leaderboard = leaderboard
    .about = The players of this server, ranked by skill
command-cup = cup
    .about = A cup: several rounds at many tables, with a final
command-cup-new = new
    .about = Open a cup in this channel (moderators)
    .length = length
    .length-about = In one evening or over several days, and how long a game takes
    .rounds = rounds
    .rounds-about = How many rounds there are before the final
    .begins = start
    .begins-about = When the first tables are drawn (1 hour from now if you leave it out)
    .final = final
    .final-about = Whether the best four play a final (yes if you leave it out)
    .penalties = penalties
    .penalties-about = Whether players may break a MUST and pay a penalty (no if you leave it out)
    .name = name
    .name-about = The cup’s own name, above its messages
    .line = about
    .line-about = A line about it, for everyone to read
    .role = role
    .role-about = Only people with this role can take part
command-cup-manage = manage
    .about = Draw, pause, add or remove players, correct or end the cup here (moderators)
cup-length-live = One evening, { $minutes } minutes a game
cup-length-days = Over several days, { $days } days a round
cup-begins-minutes = in { $minutes } minutes
cup-begins-hours = { $hours ->
        [one] in an hour
       *[other] in { $hours } hours
    }
cup-begins-days = { $days ->
        [one] in a day
       *[other] in { $days } days
    }
