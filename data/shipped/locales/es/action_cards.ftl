# Las cartas de acción: sus nombres y textos, las reglas, qué pasa, qué se pregunta, qué hace un botón.

game-action-cards = Cartas de acción
    .goal = El clásico, revuelto con cartas.
    .aim = Correr y jugar cartas

preset-evening = Una tarde
    .short = Según el reglamento con tres fichas: una hora larga

rule-deck = Cartas
    .text = Nuestras 55 cartas, las mismas por duplicado o tu propio mazo. Puedes dejar fuera las que quieras.
    .short = Nuestras 55 cartas una o dos veces, o tu mazo
    .value-ours = nuestras 55 cartas
    .value-twice = cada carta dos veces: 110
    .value-own = un mazo propio de { $cards } cartas
rule-auto-draw = Robar sin preguntar
    .text = Después de tirar siempre robas una carta. Sin esta regla puedes no hacerlo si eliges en /ajustes que te pregunte antes. Algunas cartas actúan al momento, y no siempre a tu favor.
    .short = Después de tirar siempre robas una carta
rule-four-arms = Tres personas en cuatro brazos
    .text = Tres personas usan el tablero de cuatro brazos. Sin esta regla usan uno de cada dos brazos del de seis, lo que es más justo: en el de cuatro, quien está en medio gana menos.
    .short = En el tablero de cuatro brazos, no en el de seis
rule-backward-past-start = Pasar la salida hacia atrás
    .text = Una ficha que va hacia atrás puede llegar a su salida o pasarla, diga lo que diga la carta. Así se ahorra toda una vuelta.
    .short = Hacia atrás, una ficha puede pasar su salida

source-003 = reglamento de las cartas de acción (en alemán)

deck-file = Aquí están las cartas en un archivo. Cambia cuántas hay de cada una: 0 es ninguna, y hacen falta de { $least } a { $most } en total. Antes de empezar la partida, devuélvelo con /{ command-table } { command-table-deck }. Si eres admin, puedes ponerlo para todas las mesas nuevas con /{ command-settings } { command-settings.deck }.
deck-too-big = Un archivo de mazo ocupa { $kilobytes } KB como mucho.
deck-unreadable = Eso no es un mazo ({ $reason }). /{ command-table } { command-table-deck } sin archivo te manda uno para cambiarlo.
deck-kind = La entrada { $number } del mazo, «{ $entry }», no es una carta que conozca. /{ command-table } { command-table-deck } sin archivo te las manda todas.
deck-copies = La entrada { $number } del mazo, «{ $entry }», está dos veces o tiene menos de 0 copias. Pon cada carta una vez.
deck-chosen = Esta mesa usa tu mazo de { $cards } cartas.
deck-elsewhere = Solo el juego de cartas de acción tiene mazo. Abre uno con /{ command-play }.
deck-size = Un mazo tiene de { $least } a { $most } cartas; este, { $cards }.

kind-denkste = ¡Ni hablar!
    .text = Juégala cuando alguien anuncie una carta: queda anulada. O en tu turno en lugar de tirar: cuenta como un 6, y tiras otra vez, pero sin robar carta.
    .short = Anula una carta, o cuenta como un 6
    .face = Anula una carta o vale un 6
kind-aetsch = ¡Te aguantas!
    .text = Juégala cuando alguien anuncie una carta que solo te afecta a ti: queda anulada.
    .short = Anula una carta que solo te afecta a ti
    .face = Anula una carta solo contra ti
kind-schutzengel = Ángel guardián
    .text = Juégala cuando vayan a comer tus fichas: se quedan, y la otra ficha comparte su casilla. Las fichas de otras personas en esa casilla se comen igual.
    .short = No te comen las fichas
    .face = No te comen las fichas
kind-retourkutsche = Ojo por ojo
    .text = Juégala cuando una ficha coma la tuya: esa también vuelve a casa.
    .short = La ficha que come la tuya también vuelve a casa
    .face = Quien te come también vuelve
kind-zugabe = ¡Otra, otra!
    .text = Juégala cuando quieras, antes de una tirada o después de una jugada: tira una vez y mueve. Sin tirada extra por un 6, y sin carta después.
    .short = Cuando quieras: tira una vez y mueve
    .face = Una tirada y jugada más
kind-flohsprung = Salto de pulga
    .text = Juégala cuando quieras, antes de una tirada o después de una jugada: mueve una ficha tuya del recorrido 1 o 2 casillas, adelante o atrás, pero nunca atrás hasta su salida ni más allá. No come a nadie.
    .short = Cuando quieras: 1 o 2 casillas, adelante o atrás
    .face = 1 o 2 casillas, adelante o atrás
kind-wuerfelpech = Mala tirada
    .text = Juégala cuando otra persona haya tirado pero aún no haya movido: tiene que tirar otra vez, y vale la nueva tirada.
    .short = Otra persona tiene que tirar otra vez
    .face = Otra persona repite la tirada
kind-voelkerwanderung = De excursión
    .text = Al momento: por orden, cada persona avanza una ficha suya del recorrido exactamente 3 casillas. Quien no pueda, se queda.
    .short = Al momento: cada persona avanza una ficha 3
    .face = Todo el mundo avanza 3
kind-alle-zurueck = ¡Marcha atrás!
    .text = Al momento: por orden, cada persona lleva 4 casillas atrás su ficha más adelantada del recorrido, o la siguiente que pueda: ninguna hasta su salida ni más allá. No se come a nadie.
    .short = Al momento: cada persona lleva una ficha 4 atrás
    .face = Todo el mundo va 4 atrás
kind-karussell = Carrusel
    .text = Al momento: quien tenga cartas pasa una a la izquierda, a la vez.
    .short = Al momento: cada persona pasa una carta
    .face = Una carta a la izquierda
kind-karten-fuer-alle = A repartir
    .text = Al momento: por orden, cada persona roba una carta, aunque tenga cinco o más.
    .short = Al momento: cada persona roba una carta
    .face = Cada persona roba una carta
kind-startschuss = Pistoletazo
    .text = Al momento: por orden, cada persona puede sacar una ficha. Si hay fichas ajenas en tu salida, cómelas o comparte la casilla con ellas.
    .short = Al momento: cada persona puede sacar una ficha
    .face = Cada cual puede sacar ficha
kind-wuerfelrunde = Todos a tirar
    .text = Al momento: por orden, cada persona tira una vez y mueve. Sin tirada extra por un 6, y nadie roba carta.
    .short = Al momento: cada persona tira una vez y mueve
    .face = Cada persona tira y mueve
kind-tempolimit = Despacito
    .text = Al momento: hasta tu próximo turno, solo una tirada de 1, 2 o 3 mueve una ficha, para todo el mundo y también si una carta hace tirar. Un 6 sigue sacando una ficha.
    .short = Al momento: una ronda, solo mueven 1, 2 y 3
    .face = Una ronda: solo valen 1 a 3
kind-inventur = Inventario
    .text = Al momento: cada persona se queda tres cartas y descarta las demás, a la vez.
    .short = Al momento: cada persona se queda tres cartas
    .face = Solo tres cartas cada cual
kind-rueckenwind = Viento a favor
    .text = Al momento: quien haya recorrido menos casillas con todas sus fichas (si hay empate, la primera por orden de turno, empezando por ti) avanza una ficha 8 casillas, o saca una si no puede ninguna.
    .short = Al momento: quien va en último lugar avanza 8
    .face = Quien va detrás avanza 8
kind-sprint = Esprint
    .text = En tu turno: avanza una ficha tuya del recorrido exactamente 8 casillas, incluso a tu meta.
    .short = Avanza una ficha exactamente 8
    .face = Una ficha avanza 8
kind-wahlwuerfel = Dado trucado
    .text = En tu turno: elige un número del 1 al 6 y mueve una ficha tuya ese número de casillas. Con un 6 puedes sacar una. Sin tirada extra por un 6.
    .short = Elige del 1 al 6 cuántas casillas mueves
    .face = Mueve de 1 a 6, a elegir
kind-doppelzug = Doble jugada
    .text = En tu turno: tira dos dados y mueve dos fichas distintas del recorrido, una con cada dado. Un dado que no sirva se pierde. Sin tirada extra por un 6.
    .short = Tira dos dados y mueve dos fichas
    .face = Dos dados, dos fichas
kind-krebsgang = Cangrejo
    .text = En tu turno: lleva una ficha tuya del recorrido de 1 a 6 casillas atrás, a elegir, pero nunca hasta su salida ni más allá. Puede comer.
    .short = Lleva una ficha de 1 a 6 atrás
    .face = Una ficha va 1 a 6 atrás
kind-dampfwalze = Rodillo
    .text = En tu turno: tira y mueve una ficha tuya del recorrido. Come toda ficha ajena por la que pase o en la que caiga. Si ninguna puede mover, la tirada se pierde.
    .short = Tira, y tu ficha come todo a su paso
    .face = Tira y come todo a tu paso
kind-tandem = Tándem
    .text = En tu turno: avanza dos fichas tuyas del recorrido exactamente 3 casillas cada una. No se come a nadie.
    .short = Avanza dos fichas exactamente 3 cada una
    .face = Dos fichas avanzan 3
kind-freigang = De permiso
    .text = En tu turno: saca una ficha. Si hay fichas ajenas en tu salida, cómelas o comparte la casilla con ellas.
    .short = Saca una ficha
    .face = Saca una ficha
kind-heimweh = Nostalgia
    .text = En tu turno: lleva una ficha tuya que esté a 6 casillas o menos de tu meta a la primera casilla libre de la meta.
    .short = Mete en la meta una ficha que casi está
    .face = Una ficha cercana entra
kind-platztausch = Intercambio
    .text = En tu turno: cambia una ficha tuya del recorrido por una ajena del recorrido. No se come a nadie.
    .short = Cambia una ficha tuya por una ajena
    .face = Cambia con otra ficha
kind-rausschmeisser = ¡Fuera de aquí!
    .text = En tu turno: elige una casilla del recorrido y a otra persona. Todas sus fichas de ahí vuelven a casa. Las salidas son seguras, y un ángel guardián no ayuda.
    .short = Manda a casa las fichas ajenas de una casilla
    .face = Echa un color de una casilla
kind-windstoss = Ventolera
    .text = En tu turno: elige una ficha tuya del recorrido. Sopla 6 casillas atrás a todas las fichas ajenas de las 12 casillas que tiene delante. No se come a nadie. Una ficha que llegaría a su salida se queda.
    .short = Sopla 6 atrás a las fichas ajenas
    .face = Sopla a las de delante 6 atrás
kind-taschendieb = Carterista
    .text = En tu turno: quita dos cartas, sin verlas, a quien tenga al menos dos. Puedes tener más de cinco.
    .short = Quita dos cartas a otra persona
    .face = Quita dos cartas a alguien
kind-hamsterkauf = Rebajas
    .text = En tu turno: roba tres cartas. Puedes tener más de cinco.
    .short = Roba tres cartas
    .face = Roba tres cartas
kind-schlafmuetze = La siesta
    .text = En tu turno: elige a otra persona. Se salta su próximo turno.
    .short = Otra persona se salta su próximo turno
    .face = Alguien se salta un turno
kind-baustelle = En obras
    .text = En tu turno: elige una casilla vacía del recorrido (no una salida). Hasta tu próximo turno nadie puede pararse en ella ni pasarla.
    .short = Cierra una casilla vacía hasta tu próximo turno
    .face = Cierra una casilla una ronda

timing-any-time = Cuando quieras
timing-at-once = Al momento
timing-turn = En tu turno, en lugar de tirar
timing-counter = Como respuesta
symbol-crossed = No la anula: { $cards }
symbol-base = También para fichas en casa
symbol-no-base = No para fichas en casa
symbol-peaceful = No come a nadie

event-shuffled-cards = cartas mezcladas: { $cards }
event-drew-card = roba { $card ->
        [none] una carta
       *[other] «{ $card }»
    }
event-declined-card = no roba carta
event-drew-at-once = roba «{ $card }»
event-acted-at-once =
    .headline = «{ $card }» actúa al momento. { $does }
event-played-card =
    .headline = { $who } juega «{ $card }»{ $about }
event-cancelled-card =
    .headline = ¡«{ $card }» queda anulada!
event-regained-card = recupera «{ $card }»
event-held-window = quiere pensar: más tiempo para todo el mundo
event-ordered-pass = { $order ->
        [pass-turn] pasa en lo que queda de turno
        [pass-always] pasa siempre desde ahora
        [pass-unless-concerned] desde ahora solo responde a lo que le afecta
       *[other] desde ahora responde a cada carta
    }
event-declared-capture = va a comer a { $victim }
event-guarded =
    .headline = El ángel guardián cuida de { $seat }: ¡esta vez nadie le come fichas!
event-sent-home =
    .headline = ¡{ $who } come a { $seat }!
event-pushed-back = sopla atrás la ficha { $piece } de { $seat }, de { $at } a { $to }
event-swapped-pieces = ficha { $piece } a { $to }, la { $other } de { $victim } a { $other_to }
event-counted-as-six = usa «{ kind-denkste }» como un 6
event-rolled-dice = saca { $dice }
event-lost-die = el { $pips } se pierde
event-could-not = no puede hacer nada
event-took-card = quita { $card ->
        [none] una carta
       *[other] «{ $card }»
    } a { $victim }
event-passed-on = pasa { $card ->
        [none] una carta
       *[other] «{ $card }»
    } a { $to_seat }
quoted-card = «{ $card }»
event-discarded-cards = descarta { $cards }
event-began-lasting = { $victim ->
        [none] «{ $card }» se queda en la mesa{ $square ->
            [none] {""}
           *[other] , en la casilla { $square }
        }
       *[other] { $victim } se saltará un turno
    }
event-ended-lasting = «{ $card }» ha terminado
event-slept-through = se pasa el turno durmiendo

prompt-react =
    { $own ->
        [True] { $what }{ $plays ->
            [False] { " " }Ninguna de tus cartas sirve: solo espera.
           *[other] { "" }
        }
        [open] { $what } { $plays ->
            [False] Ninguna de tus cartas sirve: solo espera.
           *[other] ¿Alguien responde?
        }
       *[False] { $what } Se espera a { $seats }.
    }
prompt-draw =
    { $own ->
        [True] ¿Robas una carta?
        [aside] { $seats } puede robar una carta.
       *[False] { $seats }, ¿robas una carta?
    }
prompt-card-move = { $own ->
        [True] { $choice ->
            [itself] Solo hay una jugada, la hago por ti.
            [one] Solo hay una jugada.
           *[some] ¿Qué ficha?
        }
        [aside] { $choice ->
            [some] { $seats } elige una ficha.
           *[one] { $seats } solo tiene una jugada.
        }
       *[False] { $seats }{ $choice ->
            [itself] : solo hay una jugada, la hago por ti.
            [one] : solo hay una jugada.
           *[some] , ¿qué ficha?
        }
    }
prompt-pass-on = { $own ->
        [True] ¿Qué carta va a la izquierda?
       *[False] { $seats }: ¿qué carta va a la izquierda?
    }
prompt-discard =
    { $own ->
        [True] Te quedas tres cartas. ¿Cuál descartas?
       *[False] { $seats }: ¿con qué tres cartas te quedas?
    }
asked-card = { $seat } juega «{ $card }»{ $does ->
        [none] {""}
       *[other] {" "}(_{ $does }_)
    }{ $about }.
asked-capture = { $seat } va a comer a { $victim }.

button-react = Responder
button-pass = Paso
button-signs = Explicar los signos
button-choose-card = Elegir una carta
menu-left-out = Dejar fuera cartas (cuando quieras, al momento)
menu-left-out-turn = Dejar fuera cartas (en tu turno)

action-join = { $piece } → { $to }, comparte casilla
action-join-enter = { $piece } sale, comparte casilla
action-play = { $target ->
        [none] Jugarla
       *[other] { $target }
    }
action-answer = Jugar «{ $card }»
hand-answer = **{ $card }** { $text }
hand-why = { $cards }: { $why }.
why-turn = solo en tu turno, en lugar de tirar
why-rolled = solo en lugar de tu primera tirada
why-target = ahora no hay nada en el tablero que le sirva
why-announced = solo cuando alguien anuncia una carta
why-capture = solo cuando van a comer tus fichas
why-crossed = no anula esa carta
why-alone = esa carta no va solo contra ti
why-helpless = no ayuda contra esto
why-answered = los demás pueden responder antes
why-asked = ahora no te toca responder
why-pause = solo antes de una tirada o después de una jugada
why-roll = solo justo después de la tirada de otra persona
hand-asked = Solo te pregunto por las cartas que te afectan. Si quieres que te pregunte por todas, pulsa «{ action-ask-always }» cuando se pueda responder.
action-pass-turn = Pasar este turno
action-pass-always = Pasar siempre
action-pass-unless-concerned = Solo lo que me afecta
action-ask-always = Pregúntame por cada carta
action-hold = ¡Un momento!
action-draw = Robar una carta
action-decline = No, gracias
action-give = { $card }

target-piece = Ficha { $piece } { $at ->
        [base] en casa
       *[other] en { $at }
    }
target-back = { $piece } · atrás a { $to }{ $captures ->
        [0] {""}
       *[other] , come a { $victim }
    }
target-back-beside = { $piece } · atrás a { $to }, comparte casilla
target-two = { $piece } a { $to }, { $other } a { $other_to }
target-swap = { $piece } con la { $other } de { $victim } en { $to }
target-gust =
    { $piece } · { $count ->
        [one] sopla atrás una ficha
        [many] sopla atrás { $count } fichas
       *[other] sopla atrás { $count } fichas
    }
target-bounce = { $victim } en { $square }
target-square = casilla { $square }

about-moves = : { $moves }
about-against = { " " }contra { $victim }
about-on = : { $victim } en la casilla { $square }
about-pieces = : { $count } fichas de { $owners }
about-square = : casilla { $square }
about-number = : un { $pips }, { $moves }

alt-stands-beside = fichas { $pieces } en { $square }
alt-blocked = La casilla { $square } está cerrada: nadie se para en ella ni la pasa.
alt-limit = Solo una tirada de hasta { $most } mueve una ficha.
alt-sleeps = { $seat } se salta el próximo turno.
anyone = ¿Alguien?
anyone-time = { $hours ->
        [0] { $seconds } segundos
       *[other] { $hours } horas
    }
alt-announced = Sobre la mesa: { $cards }.
alt-discarded = Encima del descarte: «{ $card }».
alt-hand-cards = Tus cartas:
alt-hand-card = «{ $card }»{ $count ->
        [one] {""}
        [many] {" "}({ $count }×)
       *[other] {" "}({ $count }×)
    }{ $now ->
        [True] {" "}(se puede jugar)
       *[False] {""}
    }: { $does }.
alt-hand-no-cards = No tienes cartas.
alt-hand-plays = Ahora puedes jugar: { $cards }.
alt-hand-quiet = Ahora no se puede jugar ninguna.
alt-targets = En el tablero: { $targets }.

view-action-cards-view = Mazo: { $deck }. Tus cartas: { $hand }

rules-action-cards =
    ## Cartas de acción, en breve
    El juego clásico y 55 cartas que lo ponen todo patas arriba. (Para las reglas del clásico, elígelo en el menú «{ menu-show-game }».) Las cartas son nuestras, no las impresas. En tu turno tiras **o** juegas una carta, nunca las dos cosas.

    - Nadie empieza con cartas. Al final de un turno en que has tirado, puedes robar una carta: una por turno, también tras un 6 y aunque no hayas podido mover. Con cinco o más en la mano no robas. Cuando el mazo se acaba, se mezcla el descarte.
    - Varias fichas pueden compartir una casilla del recorrido, también las tuyas. Si caes en fichas ajenas, eliges: comerlas **todas**, o compartir su casilla. Con un 6, mientras esperen fichas en casa, tienes que sacar una o dejar libre la salida, lo que prefieras. Eso vale para tiradas, no para jugadas de cartas.
    - Si una carta mueve una ficha, hace todo el camino, puede comer salvo que la carta muestre ☮, y hacia delante puede acabar en tu meta. Hacia atrás nunca se entra en una meta. Solo puedes jugar una carta si puedes hacer todo lo que dice.
    - **Cuando quieras:** antes de una tirada o después de una jugada, sea de quien sea el turno; «{ kind-wuerfelpech }» justo después de la tirada de otra persona; las respuestas, cuando hay a qué responder. No gastan tu turno.
    - **Al momento:** en cuanto se roba. Nada la anula, un ángel guardián no ayuda, y no robas otra en su lugar. Si mueve a todo el mundo, empiezas tú.
    - **En tu turno:** en lugar de tirar, pero no en lugar de la tirada extra tras un 6. Tu turno acaba después sin robar carta (tras «{ kind-denkste }» como un 6, antes tiras otra vez).
    - Cuando alguien anuncia una carta que se puede parar, pregunto a quienes les afecta en fichas, cartas o turno, si tienen cartas. En partidas diarias, o si puede meter una ficha en la meta, pregunto a todo el mundo con cartas. Mientras se espera, también pueden responder los demás con cartas. «{ kind-denkste }» anula la carta; «{ kind-aetsch }» también, si solo te afecta a ti. Una carta anulada se pierde, y si se jugó en lugar de tirar, ese turno también. Una N o una C tachada en una carta: esa respuesta no vale. Se puede responder a una respuesta: cuenta primero la última.
    - También pregunto cuando van a comer tus fichas. No contestar es pasar. Si respondes a una carta con «{ kind-schutzengel }» o «{ kind-retourkutsche }» y luego esa carta se anula, recuperas la tuya. Si juegas solo con máquinas, solo pregunto si puedes hacer algo.
    - Gana quien tenga antes todas sus fichas en la meta, aunque sea por una carta en el turno de otra persona.
example-action-join = Amarillo saca un 4, cae en Verde y puede elegir: comer esa ficha o, como aquí, compartir su casilla.
signs-on-cards =
    - ∞: cuando quieras
    - ⚡: al momento
    - ♟: en tu turno, en lugar de tirar
    - Una N tachada: «{ kind-denkste }» no anula esta carta.
    - Una T tachada: «{ kind-aetsch }» no anula esta carta.
    - B: también para fichas en casa. Tachada: no para ellas.
    - ☮: no come a nadie
hand-signs =
    Los signos de tus cartas:
    { signs-on-cards }
    - Un marco claro: ahora puedes jugar esta carta.
    - 🔒: ahora no puedes jugarla. El motivo está bajo tus cartas.
rules-cards =
    Elige abajo una carta para verla. Los signos de las cartas:
    { signs-on-cards }
menu-show-card = Ver una carta (cuando quieras, al momento)
menu-show-card-turn = Ver una carta (en tu turno)
