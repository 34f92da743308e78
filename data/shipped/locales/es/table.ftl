# Una mesa en juego: su tablero, lo que se dice, cómo acaba.

computer = { $seat ->
        [0] Rosa
        [1] Otto
        [2] Ida
        [3] Emil
        [4] Frieda
       *[5] Hugo
    }
computer-called =
    { computer }{ $level ->
        [hunter] { " " }Buen Olfato
        [careful] { " " }Paso Prudente
        [runner] { " " }Pies Ligeros
        [grudge] { " " }No Olvida
       *[other] { "" }
    }
computer-asked = { $count ->
        [one] Juega
        [many] Juegan
       *[other] Juegan
    } { $seats }…

board-confirm = ¿Hacer esta jugada?
board-window = -# { $seconds } s para responder{ $own ->
    [True] { "" }
   *[False] . Para pasar, solo espera.
}
board-due = -# El tiempo acaba { $due }.
board-ends = -# La partida acaba a las { $time }, { $ends }; luego se cuentan las casillas.
board-outage =
    He estado sin conexión { $minutes ->
        [one] un minuto
        [many] { $minutes } minutos
       *[other] { $minutes } minutos
    }. Nadie ha perdido tiempo.
board-footer = { $game } · mesa { $table } · dados comprobables: /{ command-fair }
    .without-dice = { $game } · mesa { $table }
board-quiet = Horas de silencio para { $people }, de { $begins } a { $ends }: sin avisos, y a nadie se le acaba el tiempo.
board-paused = Vuelvo enseguida: la partida sigue justo donde estaba.
board-dm-closed =
    { $count ->
        [one] { $people }, no puedo escribirte en privado: pulsa aquí «{ button-my-hand }».
        [many] { $people }, no puedo escribir en privado: las cartas están aquí, en «{ button-my-hand }».
       *[other] { $people }, no puedo escribir en privado: las cartas están aquí, en «{ button-my-hand }».
    }
board-hidden =
    { $why ->
        [locked] { $channel } está bloqueado y no puedo mostrar ahí el tablero. Pide a la moderación que lo desbloquee.
        [blocked] El AutoMod de este servidor bloquea mi tablero en { $channel }. Pide a la moderación que me deje escribir ahí.
       *[forbidden] No puedo mostrar el tablero en { $channel }. Pide a un admin que me dé: { $permissions }.
    }
message-moved = Este mensaje es viejo; hay otro más nuevo.
button-choose = Elegir
button-back = Volver
menu-choose = ¿Qué quieres hacer?
to-board = [Ir al tablero]({ $link })
button-hint = Pista
hint =
    { $action ->
        [none] Ahora no jugaría ninguna carta
       *[other] Yo elegiría **{ $action }**
    }: { $why }.
hint-both = { $one }, y { $other }
hint-way =
    { $game ->
        [card-race] es lo que más puntos debería darte
       *[other] es el camino más rápido a la meta
    }
hint-home = lleva una ficha a la meta
hint-front = acerca a la meta tu ficha más adelantada
hint-ground = es la jugada que menos terreno pierde
hint-hits = { $who ->
        [nobody] es lo que más cuesta a los demás
       *[other] retrasa a { $who }
    }
hint-hunt = mantiene la presión sobre los demás
hint-risk = es la jugada más segura
hint-keeps = { $doing ->
        [draw] una carta más casi siempre merece la pena
        [play] te quedas con las mejores cartas
        [give] te quedas con las mejores cartas
       *[other] guardas tus cartas para después
    }
hint-later = en conjunto, es lo que más opciones te da
hint-only = lo demás no merece la pena
no-hints = En esta mesa se juega sin pistas.
button-my-hand = Mi mano
button-again = Jugar otra
again-opened = La próxima partida está abierta: { to-board }
button-close = Terminar la partida
button-leave-it = Dejarlo así
sure-too-much = Es demasiado de golpe. Elige menos, y después el resto.
button-play-on = Seguir
sure-end = **¿Cerrar la mesa { $table } para todo el mundo?** { $state ->
        [unplayable] Es de otra versión de Pöppel y ya no se puede jugar.
        [lobby] { $players ->
            [one] Una persona espera ahí la partida.
            [many] { $players } personas esperan ahí la partida.
           *[other] { $players } personas esperan ahí la partida.
        }
       *[running] { $players ->
            [0] Ahora mismo no juega nadie ahí.
            [one] La partida de una persona acaba sin resultado.
            [many] La partida de { $players } personas acaba sin resultado.
           *[other] La partida de { $players } personas acaba sin resultado.
        }
    }
    .button = Cerrar la mesa
ending-proposed =
    { $count ->
        [one] { $people } quiere dejarlo aquí. ¿Está de acuerdo todo el mundo?
        [many] { $people } quieren dejarlo aquí. ¿Está de acuerdo todo el mundo?
       *[other] { $people } quieren dejarlo aquí. ¿Está de acuerdo todo el mundo?
    }
late-offer = No estás en esta partida. Puedes mirar: [{ $game }]({ $link }).
late-next = { $asked ->
        [True] Te aviso cuando se abra aquí la próxima partida.
       *[False] La próxima vez puedes jugar desde el principio.
    }
late-taken = ¡Ahora juegas con { $colour }!
button-take = Jugar con { $colour } por { $name }
button-round = Ver la última ronda
button-next = Avísame la próxima vez
button-not-next = No me avises
story-folded = … { $count } más en /{ command-table } { command-table-log }
story-outcome = { $text } – { $came }
story-times = { $text } ({ $times }×)

seat-handed =
    { $why ->
        [left] { $person } se va; sigue { $computer }.
        [gone] { $person } ya no está en el servidor; sigue { $computer }.
        [absent] { $computer } juega de momento por { $person }.
        [back] ¡Ha vuelto { $person }!
       *[taken] Sigue { $person }.
    }
call =
    { $rests ->
        [True] **Tu mesa te espera.** No hay nadie, y la partida está en pausa.
       *[False] **¡Te toca!**
    } { $game } · mesa { $table } · { to-board }
seat-offered = { $person } deja su sitio ({ $colour }). ¿Quién lo quiere?
button-take-over = Seguir con { $colour }
offer-said =
    { $on ->
        [True] Cualquiera puede ocupar tu sitio desde el tablero. Mientras tanto, sigue jugando. ¿Cambias de idea? Otra vez /{ command-table } { command-table-offer }.
       *[False] Ya no ofreces tu sitio. Es tuyo.
    }
board-resting = **En pausa.** El reloj está parado.
board-unattended = **En pausa: no hay nadie.** Se espera a { $people }.
board-wakes = Quien vuelva primero pulsa «{ button-am-back }» y sigue. Por los demás juega una máquina.
pause-proposed =
    { $count ->
        [one] { $people } quiere hacer una pausa. ¿Está de acuerdo todo el mundo?
        [many] { $people } quieren hacer una pausa. ¿Está de acuerdo todo el mundo?
       *[other] { $people } quieren hacer una pausa. ¿Está de acuerdo todo el mundo?
    }
button-pause = Pausa
pause-said =
    { $rests ->
        [True] En pausa. Para seguir, pulsa «{ button-play-on }» en el tablero.
       *[False] He preguntado a los demás. Si les parece bien, hay pausa.
    }
button-take-back = Deshacer ({ $name })
event-took-back = deshace la jugada
event-timed-out = se queda sin tiempo, y una máquina acaba el turno
board-rolls = -# Tiro en { $seconds } segundos. ¿O mejor una carta?
board-waits = -# La partida sigue { $goes_on }.
choice-counts = Ya es tarde para deshacer: la jugada cuenta. Mira el tablero más nuevo.
choice-others = Solo puedes deshacer tus propias jugadas.
table-paused = La partida está en pausa. Pulsa antes «{ button-play-on }» en el tablero.
board-away = Una máquina juega por { $people }. ¿De vuelta? Pulsa «{ button-am-back }».
board-missed =
    { $people }, { $count ->
        [one] ¿sigues ahí? Pulsa cualquier botón, o la partida puede seguir sin ti { $due }.
        [many] ¿hay alguien? Basta con pulsar cualquier botón, o la partida puede seguir { $due }.
       *[other] ¿hay alguien? Basta con pulsar cualquier botón, o la partida puede seguir { $due }.
    }
board-silent = Desde hace un día no se sabe nada de { $people }. Los demás ya pueden seguir, hacer una pausa o terminar.
    .cup = Desde hace un día no se sabe nada de { $people }. Los demás ya pueden seguir.
button-without = Que siga una máquina
button-am-back = He vuelto

hand-title = **Tu mano** · { $game } · [Ir a la mesa]({ $link })
hand-waiting = Aún no te toca.
hand-away =
    { $rests ->
        [True] La partida está en pausa porque no hay nadie. Con «{ button-am-back }» sigue.
       *[False] Una máquina juega tus cartas. Con «{ button-am-back }» vuelven a ser tuyas.
    }
hand-left = Has dejado esta mesa.
hand-over = Esta partida ha terminado: { to-board }
hand-dead = El { $dice } no sirve: no hay fila libre, y todas pasarían de 40.

result-title = ## ¡{ $winners ->
        [one] Gana
        [many] Ganan
       *[other] Ganan
    } { $who }!
    .draw = ## ¡Empate!
table-shrunk = **{ $game }** · mesa { $table }: { $winners ->
        [0] acabó antes de tiempo
        [one] ganó { $who }
        [many] ganaron { $who }
       *[other] ganaron { $who }
    }
    .draw = **{ $game }** · mesa { $table }: empate entre { $who }
result-place = **{ $place }.** { $seat }
table-closed =
    { $why ->
        [idle] Esta mesa se cerró tras una semana sin jugadas. Abre otra con /{ command-play }.
        [empty] No quedaba nadie y la mesa se cerró. Abre otra con /{ command-play }.
       *[people]
            { $people ->
                [0] Esta partida acabó antes de tiempo. Abre otra con /{ command-play }.
               *[other] Partida terminada antes de tiempo por { $who }. Abre otra con /{ command-play }.
            }
    }

thread-name = { $game } · mesa { $table }
thread-opened = { $person } ha abierto una mesa.

table-shown = Aquí está otra vez el tablero.
table-shown-soon = Discord va lento ahora. El tablero llega enseguida.
table-left =
    Has dejado la partida; una máquina juega por ti. { $back ->
        [True] ¿Cambias de idea? Puedes volver aquí mientras nadie ocupe el sitio.
       *[False] A esta partida no se puede volver. ¡Hasta la próxima!
    }
end-closed = Esta mesa está cerrada. ¡Hasta la próxima!
end-proposed = He preguntado a los demás. Si les parece bien, se acaba.
log-empty = Aún no ha pasado nada.

tables-line =
    { $state ->
        [turn] **¡Te toca!** ·
        [away] Juega una máquina por ti ·
        [lobby] Por empezar ·
        [rests] En pausa ·
       *[running] Les toca a otros ·
    } { $game } · mesa { $table } · { to-board }
tables-none = No tienes ninguna partida. Abre una con /{ command-play }.
tables-lobbies = **Mesas de este servidor que esperan gente:**
tables-own = **Tus mesas:**
tables-lobby =
    { $game } · mesa { $table } · { $people } · { $free ->
        [0] lista de espera
        [one] un sitio libre
        [many] { $free } sitios libres
       *[other] { $free } sitios libres
    } · [Ir a la mesa]({ $link })

rules-here =
    { $count ->
        [0] **En esta mesa:** sin reglas caseras.
       *[other] **Reglas caseras de esta mesa:**
    }
settings-own =
    ## Solo para ti
    Estos ajustes son tuyos y valen en todas las mesas. Un tema cambia tus cartas y mis respuestas privadas; el tablero lo ve igual todo el mundo.
settings-look-first =
    { $on ->
        [True] Carrera de muros: ves antes tu jugada y la confirmas.
       *[False] Carrera de muros: tu jugada cuenta enseguida.
    }
settings-draws =
    { $on ->
        [True] Siempre robas una carta de acción.
       *[False] Te pregunto si quieres robar una carta de acción.
    }
settings-more-time =
    { $on ->
        [True] En tus mesas hay { $seconds } segundos para responder, y antes de tiradas y jugadas obligadas.
       *[False] Tienes el tiempo normal de la mesa para responder.
    }
settings-asks =
    { $on ->
        [True] Te pregunto aunque solo haya una jugada.
       *[False] Si solo hay una jugada, la hago por ti.
    }
settings-none = No has elegido nada. Elige algo del menú, o usa /{ command-settings } otra vez.

menu-theme-own = Tu tema
theme-as-server = Como el servidor
theme-light = Luz de tarde
theme-dark = Noche
theme-light-colour-blind = Tarde, para daltonismo
    .short = Si confundes rojo y verde, o azul y amarillo
theme-dark-colour-blind = Noche, para daltonismo
    .short = Si confundes rojo y verde, o azul y amarillo
themes-alt = Una esquina del tablero en cada tema: { $themes }.
button-look-first = Muros: ver antes mi jugada
button-not-look-first = Muros: mover enseguida
button-draws = Robar siempre una carta
button-not-draws = Preguntar antes de robar
button-more-time = Quiero más tiempo
button-not-more-time = No necesito más tiempo
button-asks = Preguntar si solo hay una jugada
button-not-asks = Jugar por mí si solo hay una
menu-rolls = Tus dados
menu-calls = Cuando te toca y no estás
menu-zone = Tu zona horaria
settings-tell = **Sitios libres:** puedo avisarte cuando una mesa de este servidor espera gente.
menu-listed = Tus resultados
    .about = Con «no guardar más», las partidas empezadas aún cuentan, y sales de las listas de esta temporada (sin temporadas, durante 90 días).
remember-yes = Guardarlos y mostrarme en las listas
remember-hidden = Guardarlos, pero sin salir en las listas
remember-forgotten = No guardar más desde ahora
zone-as-server = Como el servidor
calls-server = Como el servidor
calls-once = Avisarme enseguida, en el tablero
calls-late = Avisarme a mitad de mi tiempo
calls-dm-once = Mensaje privado enseguida
calls-dm-late = Mensaje privado a mitad de mi tiempo
calls-never = No avisarme nunca
button-roll-for-me = Tira por mí desde ahora
rolls-from-now-on = Desde ahora tiro por ti en todas las mesas. Para cambiarlo: /{ command-settings }, «{ menu-rolls }».
rolls-table = Como la mesa
rolls-itself = Tirar siempre por mí
rolls-hand = Dejarme tirar siempre

help-text =
    ## Pöppel
    Aquí se juega entre amigos a *Mensch ärgere Dich nicht*, el pariente alemán del parchís. No es oficial ni de la editorial.

    1) Escribe `/{ command-play }`. Para jugar, se pulsa **{ button-join }**.
    2) ¿Poca gente? **{ button-fill }**. ¿Otro juego, otras reglas, otro día? **{ button-host }**.
    3) Pulsa **{ button-start }**. ¿Te toca? **{ action-roll }**, y elige ficha. Tus cartas están en **{ button-my-hand }**.

    `/{ command-table } { command-table-show }` trae el tablero, `/{ command-table } { command-table-text }` lo describe, `/{ command-tables }` lista los sitios libres y tus partidas, `/{ command-rules }` explica las reglas. ¿Lo dejas? `/{ command-table } { command-table-leave }` deja tu sitio, `/{ command-table } { command-table-end }` termina la partida.
    ¿Ganas de jugar? Pulsa **{ button-tell }** y te aviso cuando una mesa de aquí espere gente.
    ¿Sin compañía? `/{ command-daily }` trae cinco posiciones cada día.
    ¿Seis personas o más? La moderación abre una copa con `/{ command-cup } { command-cup-new }`: rondas en muchas mesas y una final.
    Si me reinicio, no se pierde ninguna partida, y con `/{ command-fair }` cualquiera comprueba los dados.
    -# Pöppel { $version }

help-uninvited =
    ## Pöppel
    Para jugar en Discord a *Mensch ärgere Dich nicht*, el pariente alemán del parchís. No es oficial ni de la editorial.

    Aquí tienes a Pöppel solo para ti: `/{ command-daily }` trae cinco posiciones cada día, `/{ command-rules }` explica los juegos, `/{ command-privacy }` muestra qué guardo sobre ti.
    Para jugar entre amigos, [invítame a tu servidor]({ $link }) y escribe ahí `/{ command-play }`.

rules-classic =
    ## El juego clásico, en breve
    Se parece al parchís: cuatro fichas por color –menos con la regla casera «{ rule-pieces }»–. Da con todas una vuelta al tablero, en el sentido de las flechas, y llévalas a tu meta. Gana quien lo logre primero. A diferencia del parchís, se sale con un 6 y no con un 5, y comer no da casillas de premio.

    - Una ficha empieza en tu casilla de salida, las otras esperan en tu casa. Empieza quien saque más (salvo regla casera), y se sigue en el sentido del reloj. Según el reglamento empieza la persona más joven, pero no sé tu edad.
    - Tira, y mueve una ficha exactamente ese número de casillas. Si una no puede, mueve otra. Si no puede ninguna, te quedas como estás.
    - Solo un **6** saca una ficha de casa a tu casilla de salida, y mientras esperen fichas ahí, es obligatorio. Si ya hay una ficha tuya en la salida, mueve esa con el 6.
    - Según el reglamento se tira una vez, aunque tengas todas en casa (la regla casera «{ rule-three-rolls }» te da tres). Después de un 6, tira otra vez, salvo si el 6 no se pudo mover o metió tu última ficha en la meta.
    - Mientras esperen fichas en casa, deja libre la salida en cuanto puedas.
    - Se puede saltar por encima de fichas; sus casillas cuentan. Si caes en la ficha de otra persona, esa ficha vuelve a su casa. Comer nunca es obligatorio si hay otra jugada. Dos fichas tuyas no caben en una casilla.
    - Para entrar en la meta hace falta el número exacto. Cuenta sus casillas una a una; dentro también se puede avanzar y saltar. Nadie entra en la meta de otra persona.

# Por qué algo no se hizo.

unknown-game = No conozco ese juego. Elige uno de la lista.
unknown-table = Esa mesa ya no existe. Abre otra con /{ command-play }.
table-ended = Esta partida ha terminado. Abre otra con /{ command-play }.
table-not-started = La partida aún no ha empezado. La empieza quien organiza.
table-unplayable = La mesa { $table } es de otra versión de Pöppel y no se puede jugar. Un admin puede cerrarla con /{ command-table } { command-table-end }.
no-table-here = En este canal no hay mesa. Abre una con /{ command-play }.
channel-busy = Aquí ya se juega: { to-board }. Apúntate, espera, termínala con /{ command-table } { command-table-end } o juega en otro canal.
no-member = Ves mis comandos, pero aún no estoy en este servidor y no puedo mostrar un tablero. Un admin puede [añadirme]({ $link }).
missing-permissions = Aún no puedo jugar en { $channel }. Pide a un admin que me dé: { $permissions }.
only-admins = Eso solo lo pueden cambiar los admins de este servidor. Pregúntales.
not-seated = No tienes sitio en esta mesa. Abre la tuya con /{ command-play }.
not-away = Aquí no juega ninguna máquina por ti. Usa el tablero más nuevo; /{ command-table } { command-table-show } lo trae.
seat-own = Ya juegas aquí. Usa el tablero más nuevo; /{ command-table } { command-table-show } lo trae.
seat-taken = Ese sitio ya tiene a alguien. Abre tu propia mesa con /{ command-play }.
seat-barred = La moderación te sacó de esta mesa. Solo ella puede volver a darte un sitio.
seat-closed = En esta mesa las máquinas conservan su sitio. Pulsa «{ button-next }» y te aviso de la próxima partida.
seat-held = Alguien ya ha visto esas cartas, así que nadie más puede ocupar ese sitio. Pulsa «{ button-next }» y te aviso de la próxima partida.
seat-seen = Has visto otra mano en esta partida, así que esta no puede ser tuya. Abre tu propia mesa con /{ command-play }.
already-done = Eso ya está hecho. El tablero muestra a quién le toca.
button-more = Más…
too-late = Demasiado tarde: el tiempo para responder ha pasado.
not-waited-for = No hace falta que pases: ahora nadie espera tu respuesta.
not-your-turn = Aún no te toca. El tablero te lo dirá.
stale = La partida ha seguido. Usa el tablero más nuevo; /{ command-table } { command-table-show } lo trae.
illegal = Eso aquí no vale. Usa los botones del tablero más nuevo.
bad-click = No conozco ese botón. Usa el tablero más nuevo; /{ command-table } { command-table-show } lo trae.
no-hands = En este juego nadie tiene cartas. Todo está en el tablero.
failed-store = No he podido guardarlo, así que nada ha cambiado. Prueba otra vez dentro de un momento.
failed-bug = Ha fallado algo por mi parte. Mira el tablero más nuevo con /{ command-table } { command-table-show } y prueba otra vez.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-connect = Conectar
