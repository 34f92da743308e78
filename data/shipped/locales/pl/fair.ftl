fair-title = **Te kostki możesz sprawdzić** · stół { $table }
fair-hash = O każdym rzucie decyduje sekret razem z waszymi kliknięciami. Oto jego pieczęć, sprzed pierwszego zgłoszenia (SHA-256): `{ $hash }`
fair-contributions = Kliknięcia, które się liczą: { $ids }
fair-later = Zachowaj pieczęć. Sekret pokażę, gdy partia się skończy albo zamknie.
fair-seed = Sekret: `{ $seed }`
fair-how = -# Z tego wynika każdy rzut. Jak sprawdzić to samemu: docs/fair-dice.md w źródłach Pöppel.
fair-which = Który stół? Dopisz jego numer: jest drobnym drukiem pod planszą.
