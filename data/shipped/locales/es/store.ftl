# Por qué no se pudo guardar algo o abrir la base de datos. Para quien lleva el bot, en la consola.
store-in-use = La base de datos { $file } la usa otro Pöppel. Detén antes ese, o da a este su propio archivo.
store-shard-in-use = El shard { $shard } de la base de datos { $file } lo tiene otro proceso. Detén antes ese, o da a este otro número en POEPPEL_WORKER.
store-newer = La base de datos { $file } es de una versión posterior de Pöppel: tiene { $has } migraciones, esta versión conoce { $knows }. Instala la versión nueva, o recupera una copia.
store-unusable = La base de datos { $file } no se puede usar: { $reason }.
store-full = No queda espacio para la base de datos { $file }. No se ha perdido nada; libera espacio y prueba otra vez.
store-backup-exists = { $file } ya existe y no se ha tocado. Elige otro nombre para la copia.
store-gone = La base de datos { $file } se borró o se cambió mientras se usaba. Detén el bot, devuelve el archivo a su sitio y arranca el bot otra vez.
store-not-empty = La base de datos { $file } no está vacía y no se ha tocado. Las mesas solo se trasladan a una vacía.
store-not-copied = En { $file }, las filas de { $table } difieren del original. Ahí no se cambió nada; por favor, avisa.
store-damaged = La mesa { $table } está dañada en la base de datos y no se puede leer.

# Para quienes juegan, si llegan a verlo.
store-conflict = Alguien fue más rápido. Mira el tablero y prueba otra vez.
store-unknown-table = Esa mesa ya no existe. Abre otra con /{ command-play }.
store-closed = Me estoy despertando. Prueba otra vez dentro de un momento.
table-restarting = Esta mesa se está reiniciando. Pulsa otra vez dentro de un momento.
stopping = Me estoy reiniciando. Prueba en un minuto; tu partida está a salvo.
blocked-by-operator = No puedes jugar con este bot. Pregunta a quien lo lleva.
house-full = Ahora mismo todas mis mesas están ocupadas. Prueba dentro de un rato.
