# Las copas: el mensaje en el canal, la página de la organización, y respuestas a una persona.

cup-title = ## Copa n.º { $cup }
cup-title-round = ## Copa n.º { $cup } · ronda { $round } de { $rounds }
cup-title-final = ## Copa n.º { $cup } · la final
cup-title-won = ## Copa n.º { $cup }: ¡gana { $who }!
cup-title-ended = ## La copa n.º { $cup } ha terminado

cup-what = Juego del torneo{ $penalties ->
        [yes] { " " }con castigos
       *[no] { "" }
    }: { $rounds } rondas en mesas de tres o cuatro{ $final ->
        [yes] , y una final entre los cuatro primeros puestos
       *[no] { "" }
    }. { $pace ->
        [live] { $length } minutos por partida, en total cerca de { $hours }.
       *[days] { $length } días por ronda, en total { $days } días como mucho.
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
cup-entrants = **Participan ({ $count }):** { $people }
cup-nobody = Aún no hay nadie. Hacen falta { $least } personas.
cup-needs = Hacen falta { $least } personas.
cup-more = { $people } y { $more } más
cup-calls-at = Ven { $in } y pulsa «Aquí estoy»: el sorteo es entre quienes lo hagan.
cup-called = La primera ronda se sortea { $in }. Pulsa «Aquí estoy» para entrar.
cup-here = **Ya están ({ $count }):** { $people }
cup-hash = -# El secreto de los sorteos y los dados se publica al final. Su sello: { $hash }

cup-draw = Por sorteo. { $repeats ->
        [0] Nadie coincide dos veces.
        [one] Una pareja vuelve a coincidir.
        [many] { $repeats } parejas vuelven a coincidir.
       *[other] { $repeats } parejas vuelven a coincidir.
    }{ $threes ->
        [0] { "" }
        [one] { " " }Una mesa de tres: es para quienes han jugado menos veces a tres.
        [many] { " " }{ $threes } mesas de tres: son para quienes han jugado menos veces a tres.
       *[other] { " " }{ $threes } mesas de tres: son para quienes han jugado menos veces a tres.
    }{ $two ->
        [yes] { " " }Dos juegan con un ordenador.
       *[no] { "" }
    }
cup-draw-first = Por sorteo.{ $threes ->
        [0] { "" }
        [one] { " " }Una mesa de tres.
        [many] { " " }{ $threes } mesas de tres.
       *[other] { " " }{ $threes } mesas de tres.
    }
cup-draw-final = Los cuatro primeros puestos juegan por la copa.
cup-table-line = **{ $place }** { $where } · { $people }
cup-table-asked = **{ $place }** { $where } · { $people } · le toca a { $who }
cup-table-asked-until = **{ $place }** { $where } · { $people } · le toca a { $who }, { $until }
cup-table-opening = **{ $place }** se está abriendo · { $people }
cup-table-done = **{ $place }** { $people }
cup-more-tables = … y { $more ->
        [one] una mesa más
       *[other] { $more } mesas más
    }
cup-together = { $place }. { $people }
cup-absent = { $who } (ausente)
cup-until = La ronda acaba como muy tarde { $in }.
cup-waiting = **Esperan sitio:** { $people }
cup-joins = **Juegan desde la próxima ronda:** { $people }
cup-away = **Ausentes:** { $people }
cup-next = La ronda { $round } se sortea { $in }.
cup-next-final = La final empieza { $in }.
cup-paused = **En pausa.** No se sortea otra ronda hasta que la organización reanude la copa.
cup-stuck = Ahora no puedo abrir las mesas. Sigo intentándolo.
cup-no-threads = No puedo abrir las mesas: en este canal me faltan los permisos { $permissions }. Sigo intentándolo.
cup-channel-gone = El canal de la copa ya no existe.
cup-thread = Copa { $cup } · ronda { $round } · mesa { $place }
cup-thread-final = Copa { $cup } · final
cup-seats = { $people }: esta es la mesa. El tablero llega aquí debajo.
cup-seat-taken = { $person }: aquí ha quedado un sitio libre y ahora es tuyo. Sigue la partida.
cup-stopped = { $who } ha terminado esta mesa: «{ $why }»

cup-standings = Copa n.º { $cup }, tras la ronda { $round }
cup-standings-during = Copa n.º { $cup }, ronda { $round } ({ $done } de { $tables } mesas)
cup-standings-final = Copa n.º { $cup }, clasificación final
cup-points = Puntos
cup-wins = Victorias
cup-alt = { $title }.
cup-alt-row = { $place }. { $who }: { $points ->
        [one] 1 punto
        [many] { $points } puntos
       *[other] { $points } puntos
    }, { $wins } victorias en { $games } partidas.
cup-place = **{ $place } { $who }** · { $points }
cup-final-places = -# Los puestos 1 a { $count } salen de la final; los puntos, de las rondas anteriores.
cup-ended-few = Quedaba muy poca gente para otra ronda.
cup-ended-unbegun = Había muy poca gente para la primera ronda.
cup-secret = -# El secreto de los sorteos y los dados: { $seed }. Su sello: { $hash }. En «Todo en un archivo» está todo para comprobarlos.
cup-act = -# { $who }: { $act ->
        [begin] sorteo adelantado
        [pause] copa en pausa
        [resume] copa reanudada
        [end] copa terminada
        [add] entra { $whom }
        [remove] sale { $whom }
        [stop] { $where } terminada
       *[correct] { $where } corregida, de { $before } a { $after }
    }. «{ $why }»
cup-act-table = { $final ->
        [yes] final
       *[no] mesa { $place } de la ronda { $round }
    }

button-cup-join = Participar
button-cup-leave = Dejar la copa
button-cup-here = Aquí estoy
button-cup-back = Volver a la copa
button-cup-place = Mi puesto
button-cup-file = Todo en un archivo
button-cup-how = Cómo funciona
button-cup-rules = Reglas del juego
cup-how =
    ## Cómo funciona una copa
    Cada ronda es una partida, en mesas de tres o cuatro por sorteo.{ $final ->
        [yes] { " " }Tras { $rounds } rondas, las cuatro mejores personas juegan una final.
       *[no] { "" }
    }

    - **Puntos:** 5, 3, 1 y 0 en una mesa de cuatro; 5, 2 y 0 en una más pequeña. En un mismo puesto se reparten.
    - **A igualdad de puntos:** primero cuenta la partida que jugaron juntos, luego las victorias, luego rivales más fuertes y al final el sorteo.
    - **Tiempo:** { $pace ->
        [live] 60 segundos por jugada, { $length } minutos por partida y después 3 minutos de pausa.
       *[days] Un día por jugada, { $length } días por ronda. Tras la última mesa llega el sorteo siguiente.
    }
    - **¿No estás?** { $pace ->
        [live] Tras 3 minutos sin respuesta, tu sitio pasa a alguien que espera uno. Una partida entera sin respuesta no da puntos. Tras perder el sitio o dos partidas así, el sorteo se hace sin ti hasta que pulses «{ button-cup-back }».
       *[days] Una partida entera sin respuesta no da puntos. Tras dos partidas así, el sorteo se hace sin ti hasta que pulses «{ button-cup-back }».
    }

cup-joined = Hecho, con el número { $number }. Te aviso cuando empiece.
cup-joined-here = Hecho, con el número { $number }. Entras en el próximo sorteo.
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
        [met] { " " }· delante por el duelo directo
        [wins] { " " }· delante por victorias
        [strength] { " " }· delante por rivales más fuertes
        [lot] { " " }· delante por sorteo
       *[none] { "" }
    }
cup-file-said = Todo sobre la copa n.º { $cup }. `bot.py verify` y `node docs/verify-cup.mjs` comprueban sus sorteos, los secretos de sus mesas y su orden; de los resultados solo tienes mi palabra. Cómo se hace: docs/fair-dice.md#a-cup en el código de Pöppel.

cup-opened = La copa está abierta en este canal. { $what }
cup-manage = **Copa n.º { $cup }** · todo lo que hagas aquí pide un motivo, y lo puede leer todo el mundo.
cup-not-drawn = **Fuera del próximo sorteo ({ $count }):** { $people }
button-cup-begin = Sortear ya
button-cup-pause = Pausa
button-cup-resume = Reanudar
button-cup-end = Terminar la copa
menu-cup-add = Añadir a alguien
menu-cup-remove = Quitar a alguien
menu-cup-stop = Terminar una mesa tal como está
menu-cup-correct = Corregir un resultado
menu-cup-order = El orden correcto
cup-table-name = Ronda { $round }, mesa { $place }
cup-table-final = La final
cup-why-title = { $act ->
        [begin] Sortear ya la ronda
        [pause] Poner la copa en pausa
        [resume] Reanudar la copa
        [end] Terminar la copa
        [add] Añadir a alguien
        [remove] Quitar a alguien
        [stop] Terminar la mesa { $place }
       *[correct] Corregir la mesa { $place }
    }
cup-why-label = El motivo, para todo el mundo
cup-corrects = ¿Qué orden es el correcto en la mesa { $place } de la ronda { $round }? Ahora: { $people }
cup-done = Hecho. El mensaje de la copa se lo dice a todo el mundo.

cup-table = Es una mesa de una copa: sin pausa, sin cierre, sin cambio de sitio y sin revancha.
cup-table-manage = Una copa espera a esta mesa. Termina la mesa con `/{ command-cup } { command-cup-manage }`, donde todo el mundo puede leer por qué.
cup-unknown = Esa copa no existe.
cup-none-here = En este canal no hay ninguna copa. Abre una con `/{ command-cup } { command-cup-new }`.
cup-over = Esta copa ha terminado.
cup-over-correct = Esta copa ha terminado. Aún puedes corregir sus resultados.
cup-joined-already = Ya participas.
cup-joined-away = Ya participas, pero no entras en el próximo sorteo. Para entrar, pulsa «{ $button }».
cup-added-already = <@{ $person }> ya participa.
cup-added-away = <@{ $person }> ya participa, pero no entra en el próximo sorteo. Solo <@{ $person }> puede pulsar «{ $button }».
cup-barred = La organización te sacó de esta copa. Solo ella puede volver a añadirte.
cup-too-late = La última ronda ya está sorteada: no se puede entrar.
cup-full = La copa está llena: participan { $most } personas.
cup-not-in = No participas en esta copa.
cup-not-in-person = <@{ $person }> no participa en esta copa.
cup-here-already = Ya sé que estás aquí.
cup-too-early = Aún es pronto: se puede desde <t:{ $begins }:t>.
cup-round-on = Hay una ronda en marcha. La siguiente se sortea cuando acaben sus mesas.
cup-paused-already = La copa está en pausa. Reanúdala antes.
cup-not-paused = La copa no está en pausa.
cup-few = Para la primera ronda hacen falta al menos { $least } personas.
cup-few-left = Ahora entrarían en el sorteo menos de { $least } personas y la copa se acabaría. Dales tiempo para pulsar «{ button-cup-back }» o termina la copa tú.
cup-table-over = Esa mesa no está en juego.
cup-not-over = Esa ronda aún no ha acabado.
cup-here-already-on = En este canal ya hay una copa.
cup-too-many = En este servidor ya hay { $most } copas. Termina antes una.
cup-no-room = No hay sitio para todas las mesas de una copa: quien lleva el bot ha limitado su número.
cup-only-text = Una copa necesita un canal de texto donde pueda abrir hilos.
cup-only-organizers = Eso solo lo puede hacer la moderación.
cup-needs-reason = Di por qué: lo puede leer todo el mundo en la copa.
cup-not-here = Esta persona no está en este servidor.
