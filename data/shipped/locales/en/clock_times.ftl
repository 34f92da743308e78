# A moment chosen by day, hour and quarter.

moment-choose = When?
moment-at = **{ $at }**, { $in }
moment-zone = { $by ->
        [own] These times are in your time zone, { $zone }.
        [server] These times are in this server’s time zone, { $zone }.
       *[none] These times are in UTC: you haven’t chosen a time zone, and neither has this server. Choose yours below.
    }
moment-twice = The clocks go back that night, so this time comes twice. I take the first.
moment-past = That moment has passed. Choose a later one.
moment-skipped = That time doesn’t exist: the clocks go forward that night. Choose another one.
menu-moment-day = Day
menu-moment-hour = Hour
menu-moment-quarter = Minutes
moment-today = Today
moment-tomorrow = Tomorrow
button-moment-set = Set this time
button-cup-move = Change the start time
cup-new-gone = I restarted in the meantime. Open the cup with /{ command-cup } { command-cup-new } again.
