# Lo que dice la primera partida de una persona, una vez cada cosa, por lo que le acaba de pasar.

lesson-for = 💡 { $person }: { $lesson }
lesson-own = 💡 { $lesson }
button-known = Ya lo sé
lessons-none = Esto es para quien juega por primera vez. Tú ya has jugado a esto.

lesson-six = Un 6 saca una ficha de casa, y tiras otra vez.
lesson-lost = Te han comido una ficha: está otra vez en casa.
lesson-clear = Mientras esperen fichas en casa, la de la salida tiene que mover primero.
lesson-clear-unless = Mientras esperen fichas en casa, la de tu salida tiene que mover, salvo que puedas comer.
lesson-tries = Sin fichas en el recorrido ni ninguna que pueda avanzar en la meta, tienes hasta tres tiradas para un 6.
lesson-base = Solo un 6 saca una ficha de casa.
lesson-exact = Ninguna ficha pasa de la última casilla de la meta: la tirada tiene que encajar.
lesson-goal = En la meta nadie puede comer tu ficha.
lesson-must = Si puedes comer, tienes que hacerlo, antes que nada.

lesson-walls-dice = La misma ficha usa los dos dados, en el orden que quieras, cada uno hacia delante o hacia atrás.
lesson-walls-out = Cualquier tirada saca una ficha; la flecha (A) es su primer paso.
lesson-walls-jump = Si un dado muestra el número del muro sobre tu ficha, puede saltarlo.
lesson-walls-between = Cae sobre otras fichas para comerlas; también con tu primer dado, salvo que los dos avancen hacia el mismo lado sin saltar.
lesson-walls-lost = Tu ficha ha vuelto a casa; cualquier tirada la saca otra vez.
lesson-walls-goal = Para llegar a la meta, tu jugada tiene que acabar justo en una bandera (casilla Z).

lesson-cards-lay = Pon un dado: empieza una fila en su número, o se suma al último número de una fila.
lesson-cards-both = Los dos dados juntos pueden empezar una de tus tres filas, en su suma.
lesson-cards-steal = Si falta un número en el centro, lo tomas de tus filas o, si no, de las de otra persona.
lesson-cards-robbed = Hasta que una fila llega a 40, los demás pueden robar sus números; sigue desde el último que quede.
lesson-cards-near = Una fila puntúa justo en 40: un punto por cada número y cada estrella.
lesson-cards-stuck = Ninguno de tus dados servía: los has enseñado, has tomado otros dos y tu turno ha acabado.

lesson-action-join = Si tu jugada acaba sobre otras fichas, elige: comerlas todas, o compartir su casilla.
lesson-action-turn = Una carta con ♟ se juega en tu turno, en lugar de tirar.
lesson-action-any = Una carta con ∞ también puede servir cuando no te toca; en ella pone cuándo.
lesson-action-window = Antes de que te pase algo, suelo preguntar si respondes; no contestar es pasar.
