# Los dados de una mesa: de qué dependen, y cómo comprobarlos.

fair-title = **Puedes comprobar estos dados** · mesa { $table }
fair-hash = Un secreto decide cada tirada, junto con los clics de la mesa. Este es su sello, hecho antes de que nadie se apuntara (SHA-256): `{ $hash }`
fair-contributions = Clics que cuentan: { $ids }
fair-later = Guarda el sello. Enseñaré el secreto en cuanto la partida acabe o se cierre.
fair-seed = El secreto: `{ $seed }`
fair-how = -# Cada tirada sale de aquí. Cómo comprobarlo: docs/fair-dice.md en el código de Pöppel.
fair-which = ¿Qué mesa? Añade su número: está en letra pequeña bajo el tablero.
