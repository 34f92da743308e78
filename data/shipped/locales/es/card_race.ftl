# La carrera de cartas: sus reglas, qué pasa, qué se pregunta, qué hace un botón.

game-card-race = Carrera de cartas
    .goal = Tus dados son cartas: junta números en filas, róbaselos a los demás y suma puntos.
    .aim = Filas que dan puntos

preset-quick = Rápida
    .short = Basta con la mitad de los puntos

rule-target = Puntos para ganar
    .text = Como en el reglamento (40 para dos, 35 para tres, 30 para cuatro), o la mitad o un tercio.
    .short = Como en el reglamento, o la mitad o un tercio
    .value-rulebook = como en el reglamento
    .value-half = la mitad de los puntos
    .value-third = un tercio de los puntos
rule-stuck = Cuando no sirve ningún dado
    .text = Enseñas tu mano. Luego robas dados nuevos y tu turno acaba. O los robas hasta que sirva uno, y lo juegas. O devuelves una de tus filas al centro y empiezas otra.
    .short = Dados nuevos, o devolver una fila
    .value-redraw-end = dados nuevos, y el turno acaba
    .value-redraw-until-playable = dados nuevos hasta que sirva uno
    .value-drop-row = devolver una fila
rule-own-row-first = Primero las filas propias, luego el centro
    .text = Si la carta que necesitas está en una de tus filas, tienes que tomarla de ahí, aunque también esté en el centro.
    .short = Tomar un número de la fila propia si está ahí

begun-card-race = { $rolls ->
        [none] empieza { $who }
       *[other] { $rolls }; empieza { $who }
    } – gana quien llegue a { $target } puntos
event-shuffled = cartas de dado mezcladas: { $cards }
event-drew-dice = roba { $count ->
        [one] un dado
        [many] { $count } dados
       *[other] { $count } dados
    }
event-began-row = juega { $dice } y empieza la fila { $row } en { $to }
event-extended-row = juega { $dice }: la fila { $row } va de { $at } a { $to }
event-stole =
    .headline = ¡{ $who } roba el { $figure } de { $victim }!
event-took-own = toma el { $figure } de la fila { $row }
event-scored-row =
    .headline = ¡{ $who } llega a 40 con la fila { $row }: { $figures } por cartas, { $stars } por estrellas, ya { $total }!
event-showed-hand = tiene que enseñar { $dice }: no sirve ninguno
event-dropped-row = devuelve la fila { $row } ({ $figures })
event-reached-target = tiene { $points } puntos y gana

prompt-lay =
    { $own ->
        [True] Te toca: juega un dado.
       *[False] { $seats }, te toca.
    }
prompt-drop = { $own ->
        [True] No sirve ningún dado. ¿Qué fila devuelves?
       *[False] { $seats }, no sirve ningún dado: ¿qué fila devuelves?
    }

action-new = { $dice } · nueva: { $to }{ $source ->
        [own] { " " }de la fila { $from-row }
        [other] { " " }de { $victim }
        [other-row] { " " }de { $victim }, f. { $from-row }
       *[center] {""}
    }
action-row = { $dice } · fila { $row }: { $at }→{ $to }{ $source ->
        [own] , de f. { $from-row }
        [other] , de { $victim }
        [other-row] , { $victim } f. { $from-row }
       *[center] {""}
    }
action-drop = Devolver la fila { $what }

view-card-race-view = Puntos: { $points }; para ganar hacen falta { $target }. Mazo: { $deck }. Tus dados: { $hand }

rules-card-race =
    ## La carrera de cartas, en breve
    Se corre por los números del 1 al 40. En lugar de fichas hay cartas de número; en lugar de dados, cartas de dado. Haz filas que suban hasta 40. La primera persona con 40 puntos (35 si son tres, 30 si son cuatro, menos con la regla casera «{ rule-target }») gana al momento.

    - Empieza quien saque más (salvo regla casera), y se sigue en el sentido del reloj. Según el reglamento empieza la persona más joven, pero no sé tu edad.
    - Tienes dos cartas de dado que solo ves tú. Juega una, toma la carta de número a la que lleva, y roba otro dado. Cuando el mazo se acaba, se mezclan los dados jugados.
    - Un dado empieza una fila en su propio número; **los dos dados juntos** pueden empezarla en su suma. Después, suma un dado al último número de la fila. Puedes tener hasta tres filas.
    - Cada carta de número está una vez; con tres o cuatro personas, del 1 al 10 están dos veces. Si un número no está en el centro, tómalo de una de tus filas o, si no, **róbaselo a alguien**, esté donde esté en su fila. Si lo tienen dos personas, eliges. El hueco se cierra, y la fila sigue desde el último número que le queda.
    - Hace falta 40 exacto para acabar una fila. Entonces cada carta y cada estrella vale un punto, y sus cartas vuelven al centro. Hasta entonces, cualquiera puede robar de ella.
    - **Estrellas:** una en cada quinto número del 5 al 35, en 36 y en 37; dos en 38; tres en 39.
    - Si puedes jugar, tienes que hacerlo. Si tienes tres filas y no sirve ningún dado, enseña los dos, roba otros dos y tu turno acaba.

# Lo que pasa en las imágenes de las reglas.

example-cards-begin = Amarillo juega 3 y 5 juntos y empieza una fila en 8.
example-cards-steal = Amarillo suma un 5 al 4. El 9 no está en el centro, pero lo tiene Rojo: Amarillo se lo roba, y en la fila de Rojo se cierra el hueco.
example-cards-home = Amarillo suma un 2 al 38 y llega justo a 40: siete cartas y tres estrellas hacen 10 puntos. Las siete vuelven al centro.
