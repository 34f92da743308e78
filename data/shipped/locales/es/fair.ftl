# Los dados de una mesa: de qué dependen, y cómo comprobarlos.

fair-title = **Puedes comprobar estos dados** · mesa { $table }
fair-hash = Un secreto decide cada tirada, junto con los clics de la mesa. Este es su sello, hecho antes de que nadie se apuntara (SHA-256): `{ $hash }`
fair-contributions = Clics que cuentan: { $ids }
fair-cup-hash = Un secreto decide cada tirada de esta mesa. Sale del secreto de la copa n.º { $cup }, cuyo sello estaba en el mensaje de la copa antes de que nadie se apuntara. Este es el sello de la mesa (SHA-256): `{ $hash }`
fair-cup-counts = Además del secreto, solo cuentan los números de la copa, la ronda y la mesa: { $ids }. Los clics no cuentan.
fair-later = Guarda el sello. Enseñaré el secreto en cuanto la partida acabe o se cierre.
fair-seed = El secreto: `{ $seed }`
fair-how = -# Cada tirada sale de aquí. Cómo comprobarlo: docs/fair-dice.md en el código de Pöppel.
fair-which = ¿Qué mesa? Añade su número: está en letra pequeña junto al tablero.
