# Ce que dit la première partie d'une personne, une fois chacun, d'après ce qui vient de lui arriver.

lesson-for = 💡 { $person } : { $lesson }
lesson-own = 💡 { $lesson }
button-known = Je connais
lessons-none = C’est pour une première partie. Tu as déjà joué à ce jeu.

lesson-six = Un 6 sort un pion de l’écurie, et tu relances.
lesson-lost = Ton pion a été mangé : il retourne à l’écurie.
lesson-clear = Tant que des pions attendent à l’écurie, celui de la case de départ avance d’abord.
lesson-clear-unless = Tant que des pions attendent à l’écurie, celui de ta case de départ doit avancer, sauf si tu peux manger.
lesson-tries = Sans pion sur le parcours ni pion à avancer dans la maison, tu as jusqu’à trois lancers pour un 6.
lesson-base = Seul un 6 sort un pion de l’écurie.
lesson-exact = Aucun pion ne dépasse la dernière case de la maison : il faut le bon nombre.
lesson-goal = Dans la maison, personne ne peut manger ton pion.
lesson-must = Si tu peux manger, tu le dois, avant tout le reste.

lesson-walls-dice = Le même pion prend les deux dés, dans l’ordre que tu veux, chacun en avant ou en arrière.
lesson-walls-out = N’importe quel lancer sort un pion ; la flèche (A) est son premier pas.
lesson-walls-jump = Si un dé montre le nombre du mur au-dessus de ton pion, il peut sauter par-dessus.
lesson-walls-between = Tombe sur les autres pour les manger ; avec le premier dé aussi, sauf si les deux dés vont dans le même sens sans saut.
lesson-walls-lost = Ton pion est revenu à l’écurie ; n’importe quel lancer peut le sortir de nouveau.
lesson-walls-goal = Pour entrer à la maison, ton coup doit finir exactement sur un drapeau (case Z).

lesson-cards-lay = Pose un dé : il ouvre une rangée à son nombre, ou s’ajoute au dernier nombre d’une rangée.
lesson-cards-both = Les deux dés ensemble peuvent ouvrir une de tes trois rangées, à leur somme.
lesson-cards-steal = S’il manque un nombre au centre, prends-le dans tes rangées, ou sinon chez quelqu’un d’autre.
lesson-cards-robbed = Tant qu’une rangée n’est pas à 40, les autres peuvent y prendre des nombres ; elle repart du dernier qui reste.
lesson-cards-near = Une rangée ne compte qu’à exactement 40 : un point par nombre et par étoile.
lesson-cards-stuck = Aucun de tes dés n’allait : tu les as montrés, tu en as pris d’autres, et c’était la fin de ton tour.

lesson-action-join = Là où ton coup finit sur d’autres, choisis : les manger tous, ou partager leur case.
lesson-action-turn = Une carte avec ♟ se joue à ton tour, au lieu de lancer.
lesson-action-any = Une carte avec ∞ peut aussi servir hors de ton tour ; elle dit quand.
lesson-action-window = Avant qu’il t’arrive quelque chose, je demande souvent si tu réagis ; sans réponse, tu passes.
