# La course de cartes : ses règles, ce qui s'y passe, ce qui est demandé, ce que fait un bouton.

game-card-race = Course de cartes
    .goal = Tes dés sont des cartes : forme des rangées de nombres, vole ceux des autres, et marque des points.
    .aim = Des rangées à points

preset-quick = Rapide
    .short = La moitié des points suffit pour gagner

rule-target = Points pour gagner
    .text = Comme dans le livret (40 à deux, 35 à trois, 30 à quatre), ou la moitié, ou le tiers.
    .short = Comme dans le livret, ou la moitié, ou le tiers
    .value-rulebook = comme dans le livret
    .value-half = la moitié des points
    .value-third = le tiers des points
rule-stuck = Quand aucun dé ne va
    .text = Tu montres ta main. Puis tu prends deux dés et ton tour finit. Ou tu en prends jusqu’à ce que l’un convienne, et tu le joues. Ou tu rends une de tes rangées au centre et en ouvres une autre.
    .short = D’autres dés, ou rendre une rangée
    .value-redraw-end = d’autres dés, et le tour finit
    .value-redraw-until-playable = des dés jusqu’à ce que l’un convienne
    .value-drop-row = rendre une rangée
rule-own-row-first = Ses rangées avant le centre
    .text = Si la carte qu’il te faut est dans une de tes rangées, tu dois la prendre là, même si elle est aussi au centre.
    .short = Prendre un nombre dans sa rangée s’il y est

begun-card-race = { $rolls ->
        [none] { $who } commence
       *[other] { $rolls } ; { $who } commence
    } – il faut { $target } points pour gagner
event-shuffled = mélangé : { $cards } cartes-dés
event-drew-dice = pioche { $count ->
        [one] un dé
        [many] { $count } dés
       *[other] { $count } dés
    }
event-began-row = pose { $dice } et ouvre la rangée { $row } à { $to }
event-extended-row = pose { $dice } : la rangée { $row } passe de { $at } à { $to }
event-stole =
    .headline = { $who } vole le { $figure } à { $victim } !
event-took-own = prend le { $figure } de la rangée { $row }
event-scored-row =
    .headline = { $who } atteint 40 avec la rangée { $row } : { $figures } pour les cartes, { $stars } pour les étoiles, { $total } au total !
event-showed-hand = doit montrer { $dice } : aucun ne va
event-dropped-row = rend la rangée { $row } ({ $figures })
event-reached-target = a { $points } points et gagne

prompt-lay =
    { $own ->
        [True] À toi : pose un dé !
       *[False] { $seats }, à toi !
    }
prompt-drop = { $own ->
        [True] Aucun dé ne va. Quelle rangée rends-tu ?
       *[False] { $seats }, aucun dé ne va : quelle rangée rends-tu ?
    }

action-new = { $dice } · rangée dès { $to }{ $source ->
        [own] , de la r. { $from-row }
        [other] , chez { $victim }
        [other-row] , { $victim }, r. { $from-row }
       *[center] {""}
    }
action-row = { $dice } · r. { $row } : { $at }→{ $to }{ $source ->
        [own] , de la r. { $from-row }
        [other] , chez { $victim }
        [other-row] , { $victim }, r. { $from-row }
       *[center] {""}
    }
action-drop = Rendre la rangée { $what }

view-card-race-view = Points : { $points } ; il t’en faut { $target } pour gagner. Pioche : { $deck }. Tes dés : { $hand }

rules-card-race =
    ## La course de cartes, en bref
    On court le long des nombres de 1 à 40. Au lieu de pions, des cartes-nombres ; au lieu de dés, des cartes-dés. Forme des rangées qui montent jusqu’à 40. La première personne à 40 points (35 à trois, 30 à quatre, moins avec la règle maison « { rule-target } ») gagne aussitôt.

    - Le plus grand lancer commence (sauf règle maison), puis on tourne dans le sens des aiguilles d’une montre. Dans le livret, c’est au plus jeune, mais j’ignore ton âge.
    - Tu as deux cartes-dés que personne d’autre ne voit. Joues-en une, prends la carte-nombre où elle mène, et pioche un nouveau dé. Quand la pioche est vide, les dés joués sont mélangés.
    - Un dé ouvre une rangée à son propre nombre ; **les deux dés ensemble** peuvent en ouvrir une à leur somme. Ensuite, ajoute un dé au dernier nombre de la rangée. Trois rangées au plus.
    - Chaque carte-nombre existe une fois ; à trois ou quatre, 1 à 10 existent deux fois. Si un nombre n’est pas au centre, prends-le dans une de tes rangées, ou sinon **vole-le à quelqu’un**, où qu’il soit dans sa rangée. Si deux personnes l’ont, tu choisis. La rangée se resserre et repart du dernier nombre qui lui reste.
    - Il faut exactement 40 pour finir une rangée. Alors chaque carte et chaque étoile vaut un point, et les cartes retournent au centre. Jusque-là, les autres peuvent y voler des cartes.
    - **Étoiles :** une tous les cinq nombres, de 5 à 35, puis une sur 36 et sur 37 ; deux sur 38 ; trois sur 39.
    - Si tu peux jouer, tu le dois. Si tu as trois rangées et qu’aucun dé ne va, montre les deux, prends-en deux autres, et ton tour finit.

# Ce qui se passe sur les images des règles.

example-cards-begin = Jaune pose 3 et 5 ensemble et ouvre une rangée à 8.
example-cards-steal = Jaune ajoute un 5 au 4. Le 9 n’est pas au centre, mais Rouge l’a : Jaune le vole, et la rangée de Rouge se resserre.
example-cards-home = Jaune ajoute un 2 au 38 et atteint exactement 40 : sept cartes et trois étoiles font 10 points. Les sept retournent au centre.
