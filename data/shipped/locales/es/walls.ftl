# La carrera de muros: sus reglas, qué pasa, qué se pregunta, qué hace un botón.

game-walls = Carrera de muros
    .goal = Dos dados, cinco muros: sáltalos y lleva antes que nadie todas tus fichas a la meta.
    .aim = Saltar muros

preset-shuffled = Muros mezclados
    .short = Según el reglamento, con otros muros cada vez

rule-wall-layout = Los muros
    .text = Fijos: los muros están siempre igual (los números son nuestros, el reglamento no los muestra todos). Mezclados: cambian de sitio antes de la partida, y algunos se giran.
    .short = Siempre iguales, o mezclados
    .value-standard = siempre iguales
    .value-shuffled = mezclados

rule-jump-back = Saltar hacia atrás
    .text = También se pueden saltar muros hacia atrás, lejos de la meta. Sin esta regla solo se salta hacia ella.
    .short = También se pueden saltar muros hacia atrás

rule-own-stopover = Parar en una ficha propia
    .text = Entre un dado y el otro, una ficha también puede parar en una casilla donde ya hay otra tuya, para girar o saltar desde ahí. Pero ninguna jugada puede acabar ahí.
    .short = Girar o saltar donde hay una ficha tuya

event-set-walls = se mezclan los muros
event-rolled-two = saca { $dice }
event-went = ficha { $piece }: { $legs } hasta { $to }

prompt-go = { $own ->
        [True] Has sacado { $pips }: { $choice ->
            [itself] solo hay una jugada, la hago por ti.
            [one] solo hay una jugada.
           *[some] ¿qué jugada?
        }
       *[False] { $seats }, { $pips }: { $choice ->
            [itself] solo hay una jugada, la hago por ti.
            [one] solo hay una jugada.
           *[some] ¿qué jugada?
        }
    }

action-go =
    { $legs }{ $home ->
        [True]
            { $captures ->
                [0] , a la meta
               *[other] , meta ×{ $victim }
            }
       *[False]
            { $captures ->
                [0] { "" }
                [1] , come a { $victim }
               *[other] : { $victims }
            }
    }
walls-hits = { $way }, come a { $victims }
action-go-with = #{ $piece }: { $way }
tap-more-ways = Más ({ $ways })
tap-piece = Ficha { $piece } · { $ways ->
        [one] una jugada
        [many] { $ways } jugadas
       *[other] { $ways } jugadas
    }

leg-forward = { $die } adelante
leg-back = { $die } atrás
leg-up = salta { $die }↑
leg-down = salta { $die }↓
leg-to = { $leg } a { $square }
leg-hits = { $leg }, come a { $captured }
leg-home = a la meta

walls-way = Ficha { $piece }: { $way }

alt-way = ({ $number }) { $way }
alt-walls = Las casillas van en seis filas desde la salida, A, por 1 a 62, hasta las dos casillas Z. Entre las filas hay cinco muros; sus números de izquierda a derecha, vistos desde la salida: { $numbers }.

rules-walls =
    ## La carrera de muros, en breve
    Todo el mundo corre por el mismo recorrido: seis filas con cinco muros numerados entre ellas, desde la casilla de salida A hasta las dos casillas Z al final. Empiezas con cuatro fichas en casa, o menos con la regla casera «{ rule-pieces }». Gana quien antes las tenga todas en la meta.

    - Empieza quien saque más (salvo regla casera), y se sigue en el sentido del reloj. Según el reglamento empieza la persona más joven, pero no sé tu edad.
    - Tira **dos dados** y usa los dos con la misma ficha, uno tras otro, en cualquier orden, **hacia delante o hacia atrás**. Solo se puede girar después de un dado entero. Los dobles no tienen nada de especial.
    - Cualquier tirada saca una ficha. La casilla de salida A cuenta como su primer paso. Una vez fuera, una ficha nunca vuelve detrás de A.
    - **Por encima del muro:** si tu ficha está junto a un número del muro y un dado muestra ese número, con ese dado puedes saltar a la casilla del otro lado, hacia delante o hacia atrás. Puedes saltar dos veces seguidas.
    - **Comer:** si tu jugada acaba en la ficha de otra persona, esa ficha vuelve a su casa. También la ficha que esté en la casilla a la que llegas con tu primer dado, salvo que los dos dados vayan hacia el mismo lado sin salto: entonces solo pasas. Así puedes comer dos en un turno. Comer nunca es obligatorio si hay otra jugada.
    - Puedes pasar por encima de tus fichas, pero no quedarte en ellas.
    - Una ficha llega a la **meta** cuando toda su jugada acaba en una de las casillas Z. No se puede pasar de ellas. En la meta está a salvo.

# Lo que muestran las imágenes de /reglas.

example-walls-enter = Rojo saca 3 y 5: con el 3, la ficha 2 sale a la tercera casilla –la salida cuenta– y avanza 5 más.
example-walls-straight = Rojo saca 3 y 3 y avanza una ficha seis casillas. Pasa por encima de Amarillo, cae en Verde y lo come.
example-walls-turn = Rojo saca 2 y 4: primero dos atrás, luego cuatro adelante. La ficha come a Amarillo donde gira, y a Verde donde para.
example-walls-jump = Rojo saca 2 y 5: dos adelante, comiendo a Amarillo, y con el 5 por encima del muro. Al otro lado come a Negro.
example-walls-two-jumps = Rojo saca 3 y 5 y salta dos muros seguidos.
example-walls-home = Rojo saca 2 y 3. Cinco adelante sería demasiado, así que la ficha va dos atrás y tres adelante: a la meta.
example-wall-layout = Un ejemplo: los muros cambian de sitio y algunos se giran. Cada partida es distinta.
example-jump-back = Rojo saca 1 y 4: con el 4 vuelve por encima del muro, y luego una casilla más atrás. Come a Verde.
example-walls-pieces = Con dos fichas por color, la segunda ficha de Rojo en la meta gana la partida.
example-own-stopover = Rojo saca 2 y 5: la ficha 1 para en la 2, también de Rojo, y salta el muro desde ahí. Come a Negro.
example-walls-places = Rojo tiene todas sus fichas en la meta y ha ganado. Los demás siguen por los puestos: mueve Amarillo.
