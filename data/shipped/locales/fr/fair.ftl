# Les dés d'une table : de quoi ils dépendent, et comment les vérifier.

fair-title = **Tu peux vérifier ces dés** · table { $table }
fair-hash = Un secret décide de chaque lancer, avec vos clics. Voici son sceau, fait avant que quiconque ne joue (SHA-256) : `{ $hash }`
fair-contributions = Clics qui comptent : { $ids }
fair-later = Garde le sceau. Je montre le secret dès que la partie est finie ou fermée.
fair-seed = Le secret : `{ $seed }`
fair-how = -# Chaque lancer en découle. Pour le vérifier toi-même : docs/fair-dice.md dans le code de Pöppel.
fair-which = Quelle table ? Ajoute son numéro : il est en petit sous le plateau.
