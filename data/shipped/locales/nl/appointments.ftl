# Een tafel op afspraak: de tijd, de spelers, de host.

appointment-calls = Ik ping je { $in }: druk dan op “{ button-cup-here }”.
appointment-called = { $put_off ->
        [yes] **Uitgesteld:** er waren te weinig spelers.{ " " }
       *[no] { "" }
    }Druk op “{ button-cup-here }”! Het spel begint { $in } met iedereen die er is.
appointment-here = **Aanwezig ({ $count }):** { $people }
appointment-waiting = **Wachtlijst ({ $count }):** { $people }
appointment-weekly = Elke week om deze tijd.
appointment-computers = Plekken die vrij blijven gaan naar computers.
appointment-asked = { $host }, dit spel is niet doorgegaan. Een andere keer? Druk op “{ button-host }” en dan op “{ button-when }”.
appointment-taken = Tafel { $table } is in dit kanaal nog open. Jullie beginnen zodra er plek is.
button-when = Een tijd kiezen
button-wait = Op de wachtlijst
button-appointment-weekly = Elke week spelen
button-not-appointment-weekly = Maar één keer spelen
button-appointment-computers = Vrije plekken voor computers
button-not-appointment-computers = Vrije plekken leeg laten
button-appointment-now = Zonder vaste tijd spelen
seat-waiting = Je bent nummer { $place } op de wachtlijst.
lobby-week = { $count ->
        [one] { $people }, weer op dezelfde tijd? Druk op “{ button-join }”!
       *[other] { $people }, weer op dezelfde tijd? Druk op “{ button-join }”!
    }
appointments-here = Dit kanaal heeft al { $most } tafels met een vaste tijd. Kies een ander kanaal.
appointments-own = Je bent op deze server al host van { $most } tafels met een vaste tijd. Sluit er eerst een.
appointment-waited-for = Er staan nog spelers op de wachtlijst. Houd een vaste tijd aan of sluit de tafel.
scheduled-table = Mensch ärgere Dich nicht: { $game }
scheduled-cup = Mensch ärgere Dich nicht: beker nr. { $cup }
