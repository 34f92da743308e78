# A table by appointment: its moment, its people, its host.

appointment-calls = I’ll ping you { $in }: press “{ button-cup-here }” then.
appointment-called = { $put_off ->
        [yes] **Put off:** too few of you were here.{ " " }
       *[no] { "" }
    }Press “{ button-cup-here }”! The game starts { $in } with everyone here.
appointment-here = **Here ({ $count }):** { $people }
appointment-waiting = **Waiting list ({ $count }):** { $people }
appointment-weekly = Every week at this time.
appointment-computers = Computers take the seats that stay free.
appointment-asked = { $host }, this game hasn’t come together. Another time? Press “{ button-host }”, then “{ button-when }”.
appointment-taken = Table { $table } is still open in this channel. You start as soon as there’s room.
button-when = Choose a time
button-wait = Join the waiting list
button-appointment-weekly = Play every week
button-not-appointment-weekly = Play only once
button-appointment-computers = Give free seats to computers
button-not-appointment-computers = Leave free seats empty
button-appointment-now = Play without a set time
seat-waiting = Your place on the waiting list: { $place }.
lobby-week =
    { $count ->
        [one] { $people }, same time again? Press “{ button-join }”!
       *[other] { $people }, same time again? Press “{ button-join }”!
    }
appointments-here = This channel already has { $most } tables with a set time. Choose another channel.
appointments-own = You already host { $most } tables with a set time on this server. Close one first.
appointment-waited-for = Players are on the waiting list. Keep a set time, or close the table.
scheduled-table = Mensch ärgere Dich nicht: { $game }
scheduled-cup = Mensch ärgere Dich nicht: cup no. { $cup }
