# Les dés d'une table : de quoi ils dépendent, et comment les vérifier.

fair-title = **Tu peux vérifier ces dés** · table { $table }
fair-hash = Un secret décide de chaque lancer, avec vos clics. Voici son sceau, fait avant que quiconque ne joue (SHA-256) : `{ $hash }`
fair-contributions = Clics qui comptent : { $ids }
fair-cup-hash = Un secret décide de chaque lancer à cette table. Il découle du secret de la coupe nº { $cup }, dont le sceau était dans le message de la coupe avant que quiconque ne participe. Voici le sceau de la table (SHA-256) : `{ $hash }`
fair-cup-counts = Outre le secret, seuls comptent les numéros de la coupe, de la manche et de la table : { $ids }. Les clics ne comptent pas.
fair-later = Garde le sceau. Je montre le secret dès que la partie est finie ou fermée.
fair-seed = Le secret : `{ $seed }`
fair-how = -# Chaque lancer en découle. Pour le vérifier toi-même : docs/fair-dice.md dans le code de Pöppel.
fair-which = Quelle table ? Ajoute son numéro : il est en petit près du plateau.
