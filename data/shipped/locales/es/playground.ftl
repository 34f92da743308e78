# La página alrededor del Discord simulado, donde una persona lo prueba todo.

playground-server = Tarde de juegos
playground-channel = mesa-de-juego
playground-welcome = Mensch ärgere Dich nicht, pariente del parchís, en Discord
    .text = Pöppel lleva la partida en un canal. Esto es un Discord en tu propio equipo, con cuatro personas: pulsa /{ $play } arriba, o mira una partida.
playground-private = Tú y { $bot }
    .text = Aquí llega lo que solo puedes ver tú: tus cartas, por ejemplo.
playground-hint = Eres { $person }: { $play } o { $watch }
playground-everybody = esto lo ve todo el mundo
playground-only = esto solo lo ve { $person }
playground-people = Elige de quién es la pantalla que ves
playground-mail = Mensaje privado nuevo
playground-language = El idioma de Discord de esta persona
playground-speaks = { $person } habla desde ahora { $language }.
playground-hurried = Como en Discord
    .text = Sí: hay unos segundos para responder a una carta. No: la partida espera hasta que responda todo el mundo.
playground-restart = Reiniciar el bot
    .text = Cerrar el bot y arrancarlo otra vez, con la misma base de datos
playground-restarted = El bot se ha reiniciado. Cada partida sigue donde estaba.
playground-stopped = La zona de pruebas se ha parado. Esta página vuelve cuando funcione otra vez.
playground-failed = El bot no ha vuelto a arrancar: { $reason }
playground-unanswered = Falló la interacción: sin respuesta en 3 segundos.
playground-type = Escribir { $play } como { $person } y enviar
playground-watch = Mirar una partida
    .text = Abrir una mesa donde juegan máquinas
playground-no-room = Ya hay una mesa en este canal. Termínala antes con /{ command-table } { command-table-end }.
