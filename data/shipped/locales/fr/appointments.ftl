# Une table à heure fixée : le moment, les personnes, l’hôte.

appointment-calls = Je te préviens { $in } : appuie alors sur « { button-cup-here } ».
appointment-called = { $put_off ->
        [yes] **Début reporté :** il y avait trop peu de monde.{ " " }
       *[no] { "" }
    }Appuie sur « { button-cup-here } » ! La partie commence { $in } avec les personnes présentes.
appointment-here = **Présences ({ $count }) :** { $people }
appointment-waiting = **Liste d’attente ({ $count }) :** { $people }
appointment-weekly = Chaque semaine à cette heure.
appointment-computers = Les places qui restent libres vont à des ordinateurs.
appointment-asked = { $host }, cette partie n’a pas pu se faire. Une autre fois ? Appuie sur « { button-host } », puis sur « { button-when } ».
appointment-taken = La table { $table } est encore ouverte dans ce salon. Vous commencez dès qu’il y a de la place.
button-when = Choisir l’heure
button-wait = Rejoindre la liste d’attente
button-appointment-weekly = Jouer chaque semaine
button-not-appointment-weekly = Jouer une seule fois
button-appointment-computers = Places libres aux ordinateurs
button-not-appointment-computers = Laisser vides les places libres
button-appointment-now = Jouer sans heure fixée
seat-waiting = Tu as le numéro { $place } sur la liste d’attente.
lobby-week =
    { $count ->
        [one] { $people }, de nouveau à la même heure ? Appuie sur « { button-join } » !
        [many] { $people }, de nouveau à la même heure ? Appuyez sur « { button-join } » !
       *[other] { $people }, de nouveau à la même heure ? Appuyez sur « { button-join } » !
    }
appointments-here = Ce salon a déjà { $most } tables à heure fixée. Choisis un autre salon.
appointments-own = Tu as déjà { $most } tables à heure fixée sur ce serveur. Ferme d’abord l’une d’elles.
appointment-waited-for = Il y a du monde sur la liste d’attente. Garde une heure fixée, ou ferme la table.
scheduled-table = Mensch ärgere Dich nicht : { $game }
scheduled-cup = Mensch ärgere Dich nicht : coupe nº { $cup }
