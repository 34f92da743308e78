# For those who run a cup: choosing people, the state of things, rehearsing.

menu-cup-remove-left = Retirer quelqu’un qui a quitté le serveur
cup-bot = <@{ $person }> est un bot. Les bots ne jouent pas dans une coupe.
cup-added = Dans la coupe maintenant : { $people }.
cup-choose-again = J’ai redémarré entre-temps. Choisis les personnes encore une fois.

cup-starts = **Table { $place } :** { $people }
cup-starts-final = **La finale :** { $people }
cup-table-lost = son fil a été supprimé deux fois
cup-clash = Tu participes à la coupe nº { $cup }, qui se joue en même temps. Quitte-la d’abord.
cup-clash-person = <@{ $person }> participe à une autre coupe qui se joue en même temps.
