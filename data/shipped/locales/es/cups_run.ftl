# For those who run a cup: choosing people, the state of things, rehearsing.

menu-cup-remove-left = Quitar a alguien que ya no está en el servidor
cup-bot = <@{ $person }> es un bot. Los bots no juegan en una copa.
cup-added = Ya en la copa: { $people }.
cup-choose-again = Me reinicié entretanto. Elige otra vez a las personas.

cup-starts = **Mesa { $place }:** { $people }
cup-starts-final = **La final:** { $people }
cup-table-lost = su hilo se borró dos veces
cup-clash = Participas en la copa n.º { $cup }, que se juega a la misma hora. Sal antes de ella.
cup-clash-person = <@{ $person }> participa en otra copa que se juega a la misma hora.
