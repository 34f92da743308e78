# Lo que /reglas muestra de una regla casera: cómo se puede poner, de dónde sale, y qué pasa en su imagen (example-...).

menu-show-rule = Ver una regla casera
rules-none = Las reglas de { $game } aún no están escritas aquí. En una mesa, los botones muestran lo que puedes hacer.
rules-in-short = Volver a las reglas en breve
menu-show-game = Ver las reglas de un juego
rules-games = ## Los juegos, y sus reglas en breve
rules-game = - **{ $game }:** { $goal }

rules-ways = **Opciones**
rules-way =
    - { $way }{ $usual ->
        [True] { " " }· *por defecto*
       *[False] { "" }
    }{ $table ->
        [none] { "" }
       *[other] { " " }· **así juega la mesa { $table }**
    }
rule-switch = { $on ->
        [True] sí
       *[False] no
    }
rules-needs = Solo sirve junto con: { $rules }
rules-excludes = No va con: { $rules }
rules-begins = -# «{ $preset }» entre { $players }: con máquinas, empezar dio la victoria { $wins } de cada 100 veces (equilibrio: { $even }).
rules-source = -# Fuente: { $source }. Con nuestras palabras; no oficial ni de la editorial.

source-000 = reglamento del clásico (en alemán)
source-001 = reglamento de la carrera de muros (en alemán)
source-002 = reglamento de la carrera de cartas (en alemán)
source-004 = reglas del torneo (en inglés)
source-ours = nuestra, no está en ningún reglamento
source-custom = no está en ningún reglamento, pero mucha gente juega así
source-heading = «{ $heading }»
source-introduction = introducción
source-paragraph = párrafo { $number }
source-rule = regla { $number }
source-sentence = frase { $number }

example-backward-capture = Amarillo saca un 2 y puede ir hacia atrás con la ficha 1, porque así come a Verde.
example-backward-capture-forced = Amarillo saca un 2 y no puede elegir: la ficha 1 tiene que comer hacia atrás; ninguna puede avanzar.
example-barrier-on-start = Amarillo saca un 3 y hace una barrera con la ficha 2 en la salida de Verde. Mientras esté ahí, no puede salir ninguna ficha.
example-barriers = Amarillo saca un 4. La ficha 1 no puede pasar la barrera de Verde; solo puede mover la ficha 2.
example-blocked-start = Amarillo saca un 2. La ficha 1 debería dejar libre la salida, pero la ficha 2 estorba. Así que mueve la 2, no la 3.
example-compulsory-capture = Amarillo saca un 4. La ficha 1 tiene que comer a Verde; no se puede mover la 2.
example-compulsory-capture-penalty = Con castigo: Amarillo mueve la ficha 1, pero la 4 podía comer. Así que la 4 vuelve a casa.
example-extra-colours = Para tres: le toca a Amarillo. Amarillo mueve la ficha neutral negra y con ella come a Verde.
example-extra-colours-two = Para dos: Amarillo y Rojo van juntos, y Verde y Negro también.
example-must-mode = Con castigos: Amarillo mueve la ficha 1, pero la 4 tenía que comer. La jugada no vale, y la 4 vuelve a casa.
example-no-goal-jump = Amarillo saca un 5. La ficha 1 tendría que saltar por encima de la 2 en la meta, así que solo puede mover la 3.
example-pieces = Con dos fichas por color, la meta son solo las dos casillas de más adentro: Amarillo saca un 4 y pasa por encima de su otra ficha, que aún no está en la meta.
example-places = Amarillo ha ganado. Los demás siguen: mueve Verde.
example-race-capture = Amarillo saca un 4, cae en la casilla de Verde y manda esa ficha a su casa.
example-race-enter = Amarillo saca un 6 y tiene que sacar una ficha. Después, Amarillo tira otra vez.
example-race-home = Amarillo saca un 5, justo lo que hace falta: la ficha 1 entra en la meta.
example-safe-start = Amarillo saca un 4. La ficha 1 no puede comer a Verde, que está en su propia salida. Solo puede mover la 2.
example-six-always-again = Ninguna ficha puede usar el 6. Aun así, Amarillo tira otra vez, y un 2 mete una ficha en la meta.
example-six-arms = El tablero de seis brazos antes de la primera tirada.
example-start-in-base = Así empieza la partida: todas las fichas esperan en casa, y solo un 6 saca una.
example-three-rolls = Amarillo no tiene fichas en el recorrido y saca un 3, un 5 y un 6: el 6 saca una ficha.
example-two-player-win = Amarillo tiene todas sus fichas en la meta y gana, aunque Rojo, el otro color de la misma persona, aún no esté.
