# Les cinq du jour : cinq positions par jour, les mêmes pour tout le monde. On joue seul, dans un message privé.

daily-title = ## Les cinq du jour · nº { $number }, { $position } sur 5
daily-asked =
    { $game } : tu joues **{ $colour }**, et ton lancer est **{ $roll }**.
    Que fais-tu ?
daily-alt = Tu joues { $colour }, et ton lancer est { $roll }.
daily-you = Toi
daily-answered = Pour celle-là, c’est déjà décidé. Voici la suivante.
daily-yesterday = Ce sont celles d’hier.{ $left ->
        [True] { " " }Celles d’aujourd’hui viennent après.
       *[False] { "" }
    }
daily-times = -# Ces cinq se terminent { $until } ; les suivantes arrivent { $next }.
daily-over = Ce jour est passé. Tape `/{ command-daily }` pour les cinq d’aujourd’hui.
daily-missing = Il n’y a pas de positions aujourd’hui. Dis-le à la personne qui fait tourner le bot : le journal dit pourquoi.
daily-results = ## Les cinq du jour · nº { $number }
daily-move =
    Pion { $piece } sur { $to }{ $captures ->
        [0] { "" }
       *[other] , mange { $victim }
    }
daily-way =
    { $mark } { $way } : { $chance } % de chances de gagner{ $role ->
        [both] , le meilleur coup, et le tien
        [best] , le meilleur coup
        [own] , ton coup
       *[none] { "" }
    }
daily-best = { $mark } **{ $way }** : { $chance } % de chances de gagner, le meilleur coup
daily-own = { $mark } **{ $way }** : { $chance } % de chances de gagner · { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }
daily-better = Mieux : **{ $way }**, { $chance } %.
daily-why = { $why }
daily-furthest = de tous les pions que tu peux manger, c’est celui qui a fait le plus de chemin
daily-others = -# { $same ->
        [one] { $same } personne sur { $people } a choisi ton coup.
        [many] { $same } personnes sur { $people } ont choisi ton coup.
       *[other] { $same } personnes sur { $people } ont choisi ton coup.
    }
daily-points = **{ $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    } sur 100**
daily-short = **{ $position }.** { $mark } { $game } · { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }
daily-ask-why = -# Pourquoi ? Appuie sur le numéro d’une position.
daily-streak = { $days ->
        [one] Le premier jour de ta série.
        [many] { $days } jours d’affilée.
       *[other] { $days } jours d’affilée.
    }
daily-line = Pöppel, les cinq du jour { $number } · { $points } sur 100 · { $marks }{ $days ->
        [one] { "" }
        [many] { " " }· { $days } jours d’affilée
       *[other] { " " }· { $days } jours d’affilée
    } · /{ command-daily }
daily-place = **{ $place }.** { $points } { $marks } · { $people }
daily-told = **Meilleur résultat : { $best }.**{ $days ->
        [one] { "" }
        [many] { " " }Plus longue série : { $longest } ({ $days } jours).
       *[other] { " " }Plus longue série : { $longest } ({ $days } jours).
    }
daily-what = Chaque jour, `/{ command-daily }` propose les cinq mêmes positions à tout le monde : trouve les meilleurs coups.
daily-among = Partagé ici : rang { $place } sur { $people }. [Voir la liste]({ $link })
daily-now = Ce jour est passé. Voici celles d’aujourd’hui.
daily-shared = { $person } : { $line }
daily-copy =
    Je ne peux pas écrire ici. Copie ceci :
    { $line }
daily-how =
    ## Comment les cinq sont choisies
    Elles viennent de parties entre ordinateurs, d’après le livret : classique, tournoi et course aux murs.
    Après chaque coup possible, la partie a été finie avec les mêmes dés, le plus souvent de 144 à 500 fois, 900 au maximum.
    Les chances sont la part de ces parties qui ont été gagnées.
    La marge d’erreur sur l’avance du meilleur coup est d’ordinaire de 2 à 5 points de pourcentage, de 6 dans quelques positions, et l’avance est plutôt un peu surestimée ; elle devait valoir au moins trois fois cette marge.
    Le meilleur coup vaut 20 points, le pire aucun, et un coup entre les deux sa part.
    Tout le monde a les mêmes cinq le même jour, qui commence à minuit UTC, et peut y jouer jusqu’à la fin du jour suivant.
button-daily-next = Suivante
button-daily-results = Voir le résultat
button-daily-today = Celles d’aujourd’hui
button-daily-yesterday = Celles d’hier
button-daily-how = Comment les cinq sont choisies
button-daily-rules = Règles
button-daily-share = Partager
button-daily-play = Jouer
