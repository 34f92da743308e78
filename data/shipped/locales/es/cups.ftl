# Las copas: el mensaje en el canal, la página de la organización, y respuestas a una persona.

cup-title = ## Copa n.º { $cup }
cup-title-round = ## Copa n.º { $cup } · ronda { $round } de { $rounds }
cup-title-final = ## Copa n.º { $cup } · final
cup-title-won = ## Copa n.º { $cup }: ¡{ $winners ->
        [one] gana
        [many] ganan
       *[other] ganan
    } { $who }!
cup-title-ended = ## La copa n.º { $cup } ha terminado

cup-what = Juego: el torneo{ $penalties ->
        [yes] , con castigos
       *[no] { "" }
    }. { $rounds } rondas en mesas de tres o cuatro{ $final ->
        [yes] , y una final de las cuatro personas con más puntos
       *[no] { "" }
    }. { $pace ->
        [live] { $length } minutos por partida, en total cerca de { $hours }.
       *[days] { $length } días por ronda, en total unos { $days } días como mucho.
    }
cup-hours = { $hours ->
        [one] 1 hora
        [many] { $hours } horas
       *[other] { $hours } horas
    }
cup-half-hours = { $whole ->
        [one] { $whole } hora y media
        [many] { $whole } horas y media
       *[other] { $whole } horas y media
    }
cup-begins = Empieza { $at }, { $in }.
cup-entrants = **Participantes ({ $count }):** { $people }
cup-nobody = Aún no hay nadie. Hacen falta { $least } personas.
cup-needs = Hacen falta { $least } personas.
cup-calls-at = Ven { $in } y pulsa «{ button-cup-here }»: solo entra en el sorteo quien lo haya pulsado.
cup-called = Las mesas de la primera ronda se sortean { $in }. Pulsa «{ button-cup-here }» para entrar.
cup-here = **Presentes ({ $count }):** { $people }
cup-hash = -# El secreto de los sorteos y los dados se publica al final. Su sello: { $hash }

cup-draw = Por sorteo. { $repeats ->
        [0] Nadie coincide dos veces.
        [one] Dos personas vuelven a coincidir.
        [many] { $repeats } veces vuelven a coincidir dos personas.
       *[other] { $repeats } veces vuelven a coincidir dos personas.
    }{ $threes ->
        [0] { "" }
        [one] { " " }Una mesa de tres: es para quienes han jugado menos veces a tres.
        [many] { " " }{ $threes } mesas de tres: son para quienes han jugado menos veces a tres.
       *[other] { " " }{ $threes } mesas de tres: son para quienes han jugado menos veces a tres.
    }{ $two ->
        [yes] { " " }Dos juegan con una máquina.
       *[no] { "" }
    }
cup-draw-first = Por sorteo.{ $threes ->
        [0] { "" }
        [one] { " " }Una mesa de tres.
        [many] { " " }{ $threes } mesas de tres.
       *[other] { " " }{ $threes } mesas de tres.
    }
cup-draw-final = Quienes mejor han jugado se disputan la copa.
cup-table-line = **{ $place }** { $where } · { $people }
cup-table-asked = **{ $place }** { $where } · { $people } · le toca a { $who }
cup-table-asked-until = **{ $place }** { $where } · { $people } · le toca a { $who } (el tiempo acaba { $until })
cup-table-opening = **{ $final ->
        [yes] { cup-table-final }
       *[no] Mesa { $place }
    }** se está abriendo · { $people }
cup-table-done = **{ $final ->
        [yes] { cup-table-final }
       *[no] Mesa { $place }
    }** terminada · { $people }
cup-more-tables = … y { $more ->
        [one] una mesa más
       *[other] { $more } mesas más
    }
cup-together = { $place }. { $people }
cup-absent = { $who } (ausente)
cup-for = { $who } (por { $entrant })
cup-computer = una máquina
cup-until =
    { $final ->
        [yes] La final
       *[no] La ronda
    } acaba como muy tarde { $in }.
cup-waiting = **En espera de sitio:** { $people }
cup-joins = **A partir de la próxima ronda:** { $people }
cup-away = **Ausentes:** { $people }
cup-stood-in = Una máquina juega por { $people }.
cup-next = Las mesas de la ronda { $round } se sortean { $in }.
cup-next-final = La final empieza { $in }.
cup-paused = **En pausa.** No se sortea otra ronda hasta que la moderación reanude la copa.
cup-stuck = Ahora no puedo abrir las mesas. Lo seguiré intentando.
cup-no-threads = No puedo abrir las mesas: en este canal me faltan los permisos { $permissions }. Lo seguiré intentando.
cup-channel-gone = El canal de la copa ya no existe.
cup-thread = Copa { $cup } · ronda { $round } · mesa { $place }
cup-thread-final = Copa { $cup } · final
cup-seats = { $people }: esta es la mesa. El tablero está justo debajo.
cup-seat-taken = { $person }: aquí ha quedado un sitio libre y ahora es tuyo. Sigue la partida.
cup-stopped = { $who } ha terminado esta mesa: «{ $why }»

cup-standings = Copa n.º { $cup }, tras la ronda { $round }
cup-standings-during = Copa n.º { $cup }, ronda { $round } ({ $done } de { $tables } mesas)
cup-wins-it = ¡{ $who } { $winners ->
        [one] gana
        [many] ganan
       *[other] ganan
    } la copa n.º { $cup }!
cup-after = Tras { $rounds ->
        [one] una ronda
        [many] { $rounds } rondas
       *[other] { $rounds } rondas
    }
cup-points = Puntos
cup-wins = Victorias
cup-alt = { $title }.
cup-alt-row = { $place }. { $who }: { $points ->
        [one] 1 punto
        [many] { $points } puntos
       *[other] { $points } puntos
    }, partidas ganadas: { $wins } de { $games }.
cup-place = **{ $place } { $who }** · { $points }
cup-final-places = -# Los puestos 1 a { $count } salen de la final; los puntos, de las rondas anteriores.
cup-ended-few = Quedaba muy poca gente para otra ronda.
cup-ended-unbegun = Había muy poca gente para la primera ronda.
cup-secret = -# El secreto de los sorteos y los dados está en «{ button-cup-file }», con todo para comprobarlos. Su sello: { $hash }
cup-act = -# { $who }: { $act ->
        [begin] sorteo adelantado
        [pause] copa en pausa
        [resume] copa reanudada
        [end] copa terminada
        [add] entra { $whom }
        [remove] sale { $whom }
        [stop] { $where } terminada tal como estaba
        [move] otra hora elegida
       *[correct] resultado corregido ({ $where }). Antes: { $before } Ahora: { $after }
    }
cup-act-why = «{ $why }»
cup-act-table = { $final ->
        [yes] final
       *[no] mesa { $place } de la ronda { $round }
    }

button-cup-join = Participar
button-cup-leave = Dejar la copa
button-cup-here = Aquí estoy
button-cup-back = Volver a la copa
button-cup-place = Mi clasificación
button-cup-file = Todo en un archivo
button-cup-how = Cómo funciona
button-cup-rules = Reglas del juego
cup-how =
    ## Cómo funciona una copa
    Cada ronda es una partida, en mesas de tres o cuatro por sorteo.{ $final ->
        [yes] { " " }Tras { $rounds } rondas, las cuatro personas con más puntos juegan una final.
       *[no] { "" }
    }

    - **Puntos:** 5, 3, 1 y 0 en una mesa de cuatro; 5, 2 y 0 en una más pequeña. Si varias personas empatan, se reparten los puntos de los puestos que ocupan.{ $computers ->
        [yes] { " " }Las máquinas también ocupan puestos, y las personas ausentes, los últimos.
       *[no] { "" }
    }
    - **A igualdad de puntos:** primero cuentan las partidas en que compartieron mesa, luego las victorias, luego la fuerza de los rivales y al final el sorteo.
    - **Tiempo:** { $pace ->
        [live] 60 segundos por jugada, { $length } minutos por partida y después 3 minutos de pausa.
       *[days] Un día por jugada, { $length } días por ronda. Tras la última mesa llega el sorteo siguiente, fuera de las horas de silencio.
    }
    - **Ausencia:** { $pace ->
        [live] En el primer tercio de una partida, tras 3 minutos sin respuesta, tu sitio pasa a alguien que espera uno. Después sigue una máquina por ti. Una partida entera sin respuesta no da puntos. Tras perder el sitio una vez, o tras dos partidas así seguidas, el sorteo se hace sin ti hasta que pulses «{ button-cup-back }».
       *[days] Una partida entera sin respuesta no da puntos. Tras dos partidas así seguidas, el sorteo se hace sin ti hasta que pulses «{ button-cup-back }».
    }

cup-joined = Participas. Te aviso cuando empiece.
cup-joined-here = Participas. Entras en el próximo sorteo.
cup-left = Has dejado la copa.
cup-left-points = Has dejado la copa. Tus puntos se quedan.
cup-arrived = Bien, entras en el próximo sorteo.
cup-own = Estás en el puesto { $place } de { $count }: { $points ->
        [one] 1 punto
        [many] { $points } puntos
       *[other] { $points } puntos
    } en { $games ->
        [one] una partida
        [many] { $games } partidas
       *[other] { $games } partidas
    }.
cup-own-none = Aún no tienes puntos.
cup-own-outside = No participas en esta copa.
cup-own-unplayed = No has jugado ninguna partida de esta copa.
cup-row = **{ $place }** { $who } · { $points } · { $wins }/{ $games }{ $by ->
        [points] { "" }
        [met] { " " }· delante por sus partidas directas
        [wins] { " " }· delante por victorias
        [strength] { " " }· delante por la fuerza de sus rivales
        [lot] { " " }· delante por sorteo
       *[none] { "" }
    }
cup-file-said = Todo sobre la copa n.º { $cup }. `bot.py verify` y `node docs/verify-cup.mjs` comprueban sus sorteos, los secretos de sus mesas y su clasificación; de los resultados y de los clics solo tienes mi palabra. Cómo se hace: docs/fair-dice.md#a-cup en el código de Pöppel.

cup-opened = La copa está abierta en este canal. { $what }
cup-manage = **Copa n.º { $cup }** · cada cambio que hagas aquí pide un motivo, y lo puede leer todo el mundo.
cup-not-drawn = **Fuera del próximo sorteo ({ $count }):** { $people }
button-cup-begin = Sortear ya
button-cup-pause = Pausa
button-cup-resume = Reanudar
button-cup-end = Terminar la copa
menu-cup-add = Añadir gente
menu-cup-remove = Quitar a alguien
menu-cup-stop = Terminar una mesa tal como está
menu-cup-correct = Corregir un resultado
menu-cup-next-place = Ahora, el puesto { $place }
cup-round = Ronda { $round }
cup-table-name = Ronda { $round }, mesa { $place }
cup-table-final = Final
cup-why-title = { $act ->
        [begin] Sortear ya la ronda
        [pause] Poner la copa en pausa
        [resume] Reanudar la copa
        [end] Terminar la copa
        [add] Añadir gente
        [remove] Quitar a alguien
        [stop] Terminar la { $final ->
            [yes] final
           *[no] mesa { $place }
        } tal como está
        [move] Cambiar la hora de comienzo
       *[correct] Corregir el resultado de la { $final ->
            [yes] final
           *[no] mesa { $place }
        }
    }
cup-why-label = El motivo, para todo el mundo
cup-corrects = ¿Cuál es el orden correcto { $final ->
        [yes] en la final
       *[no] en la mesa { $place } de la ronda { $round }
    }? Ahora: { $people }
cup-corrects-to = Nuevo: { $people }
cup-done = Hecho. Todo el mundo puede verlo en el mensaje de la copa.

cup-table = Esta mesa es de una copa: no hay pausas ni revanchas, y no se puede cerrar ni ceder el sitio.
cup-table-manage = Una copa espera a esta mesa. Termina la mesa con `/{ command-cup } { command-cup-manage }`; el motivo lo leerá todo el mundo.
cup-unknown = Esa copa no existe.
cup-none-here = En este canal no hay ninguna copa. Abre una con `/{ command-cup } { command-cup-new }`.
cup-over = Esta copa ha terminado.
cup-over-correct = Esta copa ha terminado. Aún puedes corregir sus resultados.
cup-joined-already = Ya participas.
cup-joined-away = Ya participas, pero no entras en el próximo sorteo. Para entrar, pulsa «{ $button }».
cup-added-already = <@{ $person }> ya participa.
cup-added-away = <@{ $person }> ya participa, pero no entra en el próximo sorteo. Solo <@{ $person }> puede pulsar «{ $button }».
cup-barred = La moderación te sacó de esta copa. Solo ella puede volver a añadirte.
cup-too-late = Las mesas de la última ronda ya están sorteadas: no se puede entrar.
cup-full = La copa está llena: participan { $most } personas.
cup-not-in = No participas en esta copa.
cup-not-in-person = <@{ $person }> no participa en esta copa.
cup-here-already = Tu presencia ya está anotada.
cup-too-early = Aún es pronto: se puede desde <t:{ $begins }:f>.
cup-begun = Ya se sortearon las primeras mesas: la hora de comienzo ya no se puede cambiar.
cup-round-on = Hay una ronda en marcha. La siguiente se sortea cuando acaben todas las mesas de esta.
cup-paused-already = La copa está en pausa. Reanúdala antes.
cup-not-paused = La copa no está en pausa.
cup-few = Para la primera ronda hacen falta al menos { $least } personas.
cup-few-left = Ahora entrarían en el sorteo menos de { $least } personas y la copa se acabaría. Da tiempo al resto para pulsar «{ button-cup-back }» o termina la copa tú.
cup-table-over = Esa mesa no está en juego.
cup-not-over = Esa ronda aún no ha acabado.
cup-here-already-on = En este canal ya hay una copa.
cup-too-many = En este servidor no cabe otra copa por ahora. Antes tiene que terminar una.
cup-no-room = No hay sitio para todas las mesas de una copa: quien lleva el bot ha limitado su número.
cup-only-text = Una copa necesita un canal de texto donde pueda abrir hilos.
cup-needs-reason = Di por qué: lo puede leer todo el mundo.
cup-not-here = Esta persona no está en este servidor.
