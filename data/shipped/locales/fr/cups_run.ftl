# For those who run a cup: choosing people, the state of things, rehearsing.

menu-cup-remove-left = Retirer un ancien membre
cup-bot = <@{ $person }> est un bot. Les bots ne jouent pas dans une coupe.
cup-added = Désormais aussi dans la coupe : { $people }.
cup-choose-again = J’ai redémarré entre-temps. Choisis les personnes encore une fois.

cup-starts = **Table { $place } :** { $people }
cup-starts-final = **La finale :** { $people }
cup-table-lost = son fil a été supprimé deux fois
cup-clash = Tu participes déjà à une coupe qui se joue en même temps. Quitte-la d’abord.
cup-clash-person = <@{ $person }> participe à une autre coupe qui se joue en même temps.

cup-rehearsal-person = Personne { $number }
cup-rehearsal = Répétition, message { $step } sur { $steps } : { $what } Mentions : { $pings }.
rehearsal-opened = La coupe est ouverte, on s’y inscrit ici.
rehearsal-called = Chaque personne appuie sur « { button-cup-here } ».
rehearsal-drawn = Les tables de chaque manche sont annoncées ainsi ; chaque personne est prévenue dans le fil de sa table.
rehearsal-corrected = Un résultat que tu as corrigé, avec ta raison.
rehearsal-final = Les quatre meilleurs jouent.
rehearsal-ended = La personne qui gagne est prévenue.
button-cup-rehearse = Faire une répétition
button-cup-rehearse-next = Message suivant
button-cup-rehearse-back = Message précédent

cup-for-role = Cette coupe est réservée à { $role }.
cup-role = Cette coupe est réservée à { $role } : tu n’as pas ce rôle ici.
