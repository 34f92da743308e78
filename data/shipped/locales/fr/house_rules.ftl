# Ce que /règles montre d'une règle maison : ses réglages, sa source, et ce qui se passe sur son image (example-...).

menu-show-rule = Voir une règle maison
rules-none = **{ $game } :** les règles ne sont pas encore écrites ici. À une table, les boutons montrent ce que tu peux faire.
rules-in-short = Retour au résumé des règles
menu-show-game = Voir les règles d’un jeu
rules-games = ## Les jeux, et leurs règles en bref
rules-game = - **{ $game } :** { $goal }

rules-ways = **Choix possibles**
rules-way =
    - { $way }{ $usual ->
        [True] { " " }· *par défaut*
       *[False] { "" }
    }{ $table ->
        [none] { "" }
       *[other] { " " }· **la table { $table } joue ainsi**
    }
rule-switch = { $on ->
        [True] oui
       *[False] non
    }
rules-needs = Ne marche qu’avec : { $rules }
rules-excludes = Ne va pas avec : { $rules }
rules-begins = -# « { $preset } » à { $players } : entre ordinateurs, commencer a fait gagner { $wins } fois sur 100 (équilibre : { $even }).
rules-source = -# Source : { $source }. Avec nos mots ; non officiel, sans lien avec l’éditeur.

source-000 = livret du classique (en allemand)
source-001 = livret de la course aux murs (en allemand)
source-002 = livret de la course de cartes (en allemand)
source-004 = règles du tournoi (en anglais)
source-ours = de nous, dans aucun livret
source-custom = dans aucun livret, mais beaucoup jouent ainsi
source-heading = « { $heading } »
source-introduction = introduction
source-paragraph = paragraphe { $number }
source-rule = règle { $number }
source-sentence = phrase { $number }

example-backward-capture = Jaune fait un 2 et peut reculer avec le pion 1, car il mange ainsi Vert.
example-backward-capture-forced = Jaune fait un 2 et n’a pas le choix : le pion 1 doit manger en arrière ; aucun n’a le droit d’avancer.
example-barrier-on-start = Jaune fait un 3 et forme un barrage avec le pion 2 sur le départ de Vert. Tant qu’il est là, aucun pion n’y sort.
example-barriers = Jaune fait un 4. Le pion 1 ne peut pas passer le barrage de Vert ; seul le pion 2 peut avancer.
example-blocked-start = Jaune fait un 2. Le pion 1 devrait libérer le départ, mais le pion 2 gêne. C’est donc lui qui avance, pas le pion 3.
example-compulsory-capture = Jaune fait un 4. Le pion 1 doit manger Vert ; interdit d’avancer le pion 2.
example-compulsory-capture-penalty = Avec la pénalité : Jaune avance le pion 1, mais le pion 4 pouvait manger. Il retourne donc à l’écurie.
example-extra-colours = À trois : c’est à Jaune. Jaune avance le pion neutre noir et mange Vert avec.
example-extra-colours-two = À deux : Jaune et Rouge vont ensemble, Vert et Noir aussi.
example-must-mode = Avec pénalités : Jaune avance le pion 1, mais le pion 4 devait manger. Le coup ne compte pas, et le pion 4 retourne à l’écurie.
example-no-goal-jump = Jaune fait un 5. Dans la maison, le pion 1 devrait sauter le pion 2 ; seul le pion 3 peut donc avancer.
example-pieces = Avec deux pions chacun, la maison n’a que les deux cases du fond : Jaune fait un 4 et passe son autre pion, qui n’y est pas encore.
example-places = Jaune a gagné. Les autres continuent : Vert avance.
example-race-capture = Jaune fait un 4, tombe sur la case de Vert et renvoie ce pion à l’écurie.
example-race-enter = Jaune fait un 6 et doit sortir un pion. Puis Jaune relance.
example-race-home = Jaune fait un 5, exactement ce qu’il faut : le pion 1 entre à la maison.
example-safe-start = Jaune fait un 4. Le pion 1 ne peut pas manger Vert, à l’abri sur son départ. Seul le pion 2 peut avancer.
example-six-always-again = Aucun pion ne peut jouer le 6. Jaune relance quand même, et un 2 met un pion à la maison.
example-six-arms = Le plateau à six branches avant le premier lancer.
example-start-in-base = Le début de la partie : tous les pions attendent à l’écurie, et seul un 6 en sort un.
example-three-rolls = Jaune n’a aucun pion sur le parcours et fait un 3, un 5 et un 6 : le 6 sort un pion.
example-two-player-win = Jaune a tous ses pions à la maison et gagne, même si Rouge, l’autre couleur de la même personne, n’y est pas encore.
