# Slash commands: the name, and what it is about (.about). Names in other languages are lower case,
# of letters, digits and hyphens, and at most 32 characters long; what they are about, at most 100.

command-fair = fair
    .about = Check the dice of a table
    .table = table
    .table-about = The number of the table; without it, the one in this channel
command-help = help
    .about = How to begin, in one screen
command-play = play
    .about = Open a table in this channel
    .game = game
    .game-about = What to play
    .preset = preset
    .preset-about = With which rules; the host can change them in the lobby
command-rules = rules
    .about = The rules in short, the house rules of the table here, and what every house rule does
    .rule = rule
    .rule-about = A house rule in detail, with a picture where there is one
command-settings = settings
    .about = How things look to you, and what this server has chosen
command-table = table
    .about = The table in this channel
command-table-show = show
    .about = Post the board again
command-table-text = text
    .about = The board in words
command-table-hand = hand
    .about = My hand, seen by nobody else
command-table-log = log
    .about = What happened lately
command-table-leave = leave
    .about = Give up my seat
command-table-end = end
    .about = Close the table, or ask the others to agree
command-tables = tables
    .about = My tables, and where it is my turn
