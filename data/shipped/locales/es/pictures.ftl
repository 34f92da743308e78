# Las imágenes en palabras, para lectores de pantalla y /mesa texto, y las palabras de la imagen del resultado.

labelled = { $label }: { $text }
between-items = { $first }, { $next }
between-parts = { $first }; { $next }
between-sentences = { $first } { $next }
list-more = { $listed } y { $more } más
ended = { $text }.

colour-yellow = Amarillo
    .shape = Amarillo · círculo
colour-green = Verde
    .shape = Verde · cuadrado
colour-red = Rojo
    .shape = Rojo · triángulo
colour-black = Negro
    .shape = Negro · rombo
colour-blue = Azul
    .shape = Azul · hexágono
colour-violet = Violeta
    .shape = Violeta · cruz

alt-square = la casilla { $name }
alt-goal = la casilla { $name } de meta
alt-base = la casa

alt-lobby = { $game }: por empezar. { $seats }. { $lines }
alt-turn = Le toca a { $seat }.
alt-to-move = { $seat } puede mover: { $moves }.
alt-piece = ficha { $piece }
piece-of = la ficha { $piece } de { $name }
name-and-number = { $name } { $number }
name-and-colour = { $name } ({ $colour })
alt-move = { $piece } a { $to }
alt-move-captures = { $piece } a { $to }, y { $captured } a casa
alt-move-beside = { $move }, comparte casilla
alt-over = La partida ha terminado.
alt-place = Puesto { $place }: { $seat }.
alt-together = { $seats } van juntos.
alt-neutral = { $seat } es neutral: en tu turno puedes mover sus fichas.
alt-stands = { $seat }: { $pieces }.
alt-stands-on = ficha { $piece } en { $square }
alt-stands-barrier = fichas { $pieces } en { $square }, una barrera que nadie pasa
alt-stands-base = { $count ->
        [one] ficha { $pieces } en casa
        [many] fichas { $pieces } en casa
       *[other] fichas { $pieces } en casa
    }
alt-before = Antes:
alt-after = Después:
alt-numbers = Las { $squares } casillas van numeradas en el sentido del reloj. Salida y última casilla antes de la meta: { $starts }.
alt-start = { $seat } { $start }, { $last }

alt-won = { $seat } gana con { $points } puntos.
alt-cards-begin = Aún no le toca a nadie.
alt-from-centre = del centro
alt-from-own = de la fila { $row }
alt-from = de { $seat }
alt-from-either = de { $seats }
alt-from-row = { $seat }, fila { $row }
alt-score = Puntos: { $points }; para ganar hacen falta { $target }.
alt-points = { $seat } { $points }
alt-rows = { $seat }: { $rows }.
alt-row = fila { $row }: { $figures }
alt-rows-none = ninguna fila
alt-gone = No están en el centro: { $numbers }.
alt-twice = Dos veces en el centro: { $numbers }.
alt-pile = En el mazo { $deck ->
        [one] queda una carta
        [many] quedan { $deck } cartas
       *[other] quedan { $deck } cartas
    }.
alt-piles =
    En el mazo { $deck ->
        [one] queda una carta
        [many] quedan { $deck } cartas
       *[other] quedan { $deck } cartas
    }; encima del descarte hay un { $die }.
alt-holding = Cartas en mano: { $held }.
alt-held = { $seat } { $count }
alt-stars = Estrellas: { $stars }.
alt-stars-on = { $count } en { $numbers }

alt-rest = Lo demás está en /mesa texto.
alt-hand = Tus dados: { $dice }.
alt-hand-none = No tienes dados.
alt-hand-offers = Puedes jugar: { $offers }.
alt-hand-dead = El { $die } no sirve: no hay fila libre, y todas pasarían de 40.
alt-hand-score = Tus puntos: { $points }; para ganar hacen falta { $target }.
alt-offer-row = { $dice }: fila { $row }, de { $at } a { $to }
alt-offer-new = { $dice }: la fila { $row } empieza en { $to }
alt-offer-taken = { $offer }, { $source }

result-wins = ¡{ $winners ->
        [one] Gana
        [many] Ganan
       *[other] Ganan
    } { $who }!
    .draw = ¡Empate!
result-sent = ¿Quién ha comido a quién?
result-robbed = ¿Quién ha robado a quién?
result-rows = Mejores filas: { $who }
result-feud = Archienemigos
alt-result = Puesto { $place }: { $seat }, fichas comidas: { $captured }, fichas perdidas: { $lost }, dados tirados: { $rolls }, seises: { $sixes }{ $waited ->
        [0] .
       *[other] , mayor espera de un seis: { $waited }.
    }
alt-result-cards = Puesto { $place }: { $seat }, puntos: { $points }, cartas robadas: { $captured }, cartas perdidas: { $lost }.
alt-result-row = Una fila de { $points }: { $figures }.
alt-feud = Archienemigos: { $one } y { $other }, { $most } a { $fewer }.

award-comeback = Remontada
    .count = del { $count } % a la victoria
award-hunter = De caza
    .count = { $count } { $count ->
        [one] ficha comida
        [many] fichas comidas
       *[other] fichas comidas
    }
award-most-lost = Más perdidas
    .count = { $count } { $count ->
        [one] ficha perdida
        [many] fichas perdidas
       *[other] fichas perdidas
    }
award-least-lost = Menos perdidas
    .count = { $count ->
        [0] ninguna ficha perdida
        [one] solo 1 ficha
        [many] solo { $count } fichas
       *[other] solo { $count } fichas
    }
award-sixes = Más seises
    .count = { $count } { $count ->
        [one] seis
        [many] seises
       *[other] seises
    }
award-ones = Más unos
    .count = { $count } { $count ->
        [one] uno
        [many] unos
       *[other] unos
    }
award-waited = Sin seis
    .count = { $count } { $count ->
        [one] tirada
        [many] tiradas
       *[other] tiradas
    }
award-theft = Mejor robo
    .count = el { $count } de { $victim }
award-thief = Manos largas
    .count = { $count } { $count ->
        [one] carta robada
        [many] cartas robadas
       *[other] cartas robadas
    }
award-robbed = Manos vacías
    .count = { $count } { $count ->
        [one] carta perdida
        [many] cartas perdidas
       *[other] cartas perdidas
    }
award-long = Fila más larga
    .count = { $count } { $count ->
        [one] carta
        [many] cartas
       *[other] cartas
    }
award-stars = Más estrellas
    .count = { $count } { $count ->
        [one] estrella
        [many] estrellas
       *[other] estrellas
    }
alt-award = { $title }: { $seat }, { $holders ->
        [one] { $words }
        [many] cada uno { $words }
       *[other] cada uno { $words }
    }.
