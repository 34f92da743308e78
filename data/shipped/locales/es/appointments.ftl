# Una mesa con hora fijada: la hora, la gente, quien organiza.

appointment-calls = Te aviso { $in }: pulsa entonces «{ button-cup-here }».
appointment-called = { $put_off ->
        [yes] **Aplazada:** había muy poca gente.{ " " }
       *[no] { "" }
    }¡Pulsa «{ button-cup-here }»! La partida empieza { $in } con las personas presentes.
appointment-here = **Presentes ({ $count }):** { $people }
appointment-waiting = **Lista de espera ({ $count }):** { $people }
appointment-weekly = Cada semana a esta hora.
appointment-computers = Los sitios que queden libres son para máquinas.
appointment-asked = { $host }, esta partida no salió adelante. ¿Otro día? Pulsa «{ button-host }» y luego «{ button-when }».
appointment-taken = La mesa { $table } sigue abierta en este canal. La partida empieza en cuanto haya sitio.
button-when = Elegir la hora
button-wait = Apuntarme a la lista de espera
button-appointment-weekly = Jugar cada semana
button-not-appointment-weekly = Jugar solo una vez
button-appointment-computers = Sitios libres para máquinas
button-not-appointment-computers = Dejar libres los sitios
button-appointment-now = Jugar sin hora fijada
seat-waiting = Tienes el número { $place } en la lista de espera.
lobby-week =
    { $count ->
        [one] { $people }, ¿otra vez a la misma hora? ¡Pulsa «{ button-join }»!
        [many] { $people }, ¿otra vez a la misma hora? ¡Pulsen «{ button-join }»!
       *[other] { $people }, ¿otra vez a la misma hora? ¡Pulsen «{ button-join }»!
    }
appointments-here = Este canal ya tiene { $most } mesas con hora fijada. Elige otro canal.
appointments-own = Ya organizas en este servidor { $most } mesas con hora fijada. Cierra antes una.
appointment-waited-for = Hay gente en la lista de espera. Deja una hora fijada o cierra la mesa.
scheduled-table = Mensch ärgere Dich nicht: { $game }
scheduled-cup = Mensch ärgere Dich nicht: copa n.º { $cup }
