# For those who run a cup: choosing people, the state of things, rehearsing.

menu-cup-remove-left = Usuń osobę, której nie ma już na serwerze
cup-bot = <@{ $person }> to bot. Boty nie grają w pucharze.
cup-added = Teraz w pucharze: { $people }.
cup-choose-again = W międzyczasie bot ruszył od nowa. Wybierz te osoby jeszcze raz.

cup-starts = **Stół { $place }:** { $people }
cup-starts-final = **Finał:** { $people }
cup-table-lost = wątek usunięto dwa razy
cup-clash = Bierzesz udział w pucharze nr { $cup }, a gra się w nim o tej samej porze. Najpierw z niego wyjdź.
cup-clash-person = <@{ $person }> gra o tej samej porze w innym pucharze.
