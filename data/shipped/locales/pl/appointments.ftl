# Stół na termin: pora, osoby, gospodarz.

appointment-calls = Dam ci znać { $in }: wtedy naciśnij „{ button-cup-here }”.
appointment-called = { $put_off ->
        [yes] **Odłożone:** było za mało osób.{ " " }
       *[no] { "" }
    }Naciśnij „{ button-cup-here }”! Partia zaczyna się { $in }, grają obecni.
appointment-here = **Obecni ({ $count }):** { $people }
appointment-waiting = **Lista oczekujących ({ $count }):** { $people }
appointment-weekly = Co tydzień o tej porze.
appointment-computers = Wolne miejsca zajmą komputery.
appointment-asked = { $host }, ta partia się nie odbyła. Innym razem? Naciśnij „{ button-host }”, a potem „{ button-when }”.
appointment-taken = Na tym kanale jest jeszcze otwarty stół { $table }. Zaczniecie, gdy zrobi się miejsce.
button-when = Wybierz termin
button-wait = Na listę oczekujących
button-appointment-weekly = Graj co tydzień
button-not-appointment-weekly = Graj tylko raz
button-appointment-computers = Oddaj wolne miejsca komputerom
button-not-appointment-computers = Zostaw wolne miejsca
button-appointment-now = Graj bez terminu
seat-waiting = Twój numer na liście oczekujących: { $place }.
lobby-week =
    { $count ->
        [one] { $people }, znowu o tej samej porze? Naciśnij „{ button-join }”!
        [few] { $people }, znowu o tej samej porze? Naciśnijcie „{ button-join }”!
        [many] { $people }, znowu o tej samej porze? Naciśnijcie „{ button-join }”!
       *[other] { $people }, znowu o tej samej porze? Naciśnijcie „{ button-join }”!
    }
appointments-here = Stołów z terminem na tym kanale: już { $most }. Wybierz inny kanał.
appointments-own = Stołów z terminem masz na tym serwerze już { $most }. Najpierw zamknij któryś.
appointment-waited-for = Na liście oczekujących są jeszcze osoby. Zostaw termin albo zamknij stół.
scheduled-table = Mensch ärgere Dich nicht: { $game }
scheduled-cup = Mensch ärgere Dich nicht: puchar nr { $cup }
