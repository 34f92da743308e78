# Les règles du tournoi : ce qui se choisit, ce qui se passe et ce que fait un bouton.

game-tournament = Le tournoi
    .goal = Amène tous tes pions à la maison avant les autres. Si tu peux manger, tu le dois.
    .aim = Manger est obligatoire

preset-penalties = Avec pénalités
    .short = On peut enfreindre une OBLIGATION, et le payer

rule-must-mode = OBLIGATIONS
    .text = Sans pénalités, seuls les coups qui respectent les OBLIGATIONS sont proposés. Avec, tu peux tout choisir, mais une OBLIGATION enfreinte met fin à ton tour ; pour une prise oubliée ou un départ non libéré, un pion retourne à l’écurie.
    .short = Impossible de les enfreindre, ou une pénalité
    .value-enforce = seuls les coups qui les respectent
    .value-penalty = les enfreindre coûte une pénalité

rule-time-limit = Limite de temps
    .text = Quand le temps est écoulé, la partie s’arrête en l’état, et on compte : 10 points pour un pion sur sa case de départ et 1 de plus par case plus loin, 75 pour un pion à la maison. Qui a tous ses pions à la maison passe devant.
    .short = Quand le temps est écoulé, on compte les cases
    .value-25 = 25 minutes
    .value-30 = 30 minutes
    .value-50 = 50 minutes
    .value-round = jusqu’à la fin de la manche de la coupe

event-time-up =
    .headline = C’est fini ! On compte les cases : { $points }.

event-broke = enfreint l’OBLIGATION { NUMBER($must) } : { $must ->
        [4] un 6 doit sortir un pion
        [5] la case de départ doit être libérée
        [8] le lancer doit être joué
        [10] il fallait manger
       *[14] il fallait entrer à la maison
    } ; rien ne bouge, et le tour est fini
event-fined = le paie : le pion { $piece } retourne à l’écurie

action-lap = { $piece } · tour → { $to }{ $captures ->
        [0] {""}
       *[other] , mange { $victim }
    }
action-pass = Ne pas bouger

rules-tournament =
    ## Les règles du tournoi, en bref
    À quatre, on prend le plateau habituel ; à trois, celui à six branches. Tous les pions commencent à l’écurie. Le plus grand lancer commence, puis on tourne dans le sens des aiguilles d’une montre. La première personne à avoir ses quatre pions à la maison gagne. Le nombre après « OBLIGATION » est le numéro de la règle dans le livret.

    - Seul un **6** sort un pion. Tu as trois lancers si aucun de tes pions n’est sur le parcours ni ne peut avancer dans la maison ; sinon un seul. Après un 6, tu relances toujours, même sans avoir pu avancer.
    - Un pion par case. Sur le parcours, on peut sauter les autres ; leurs cases comptent.
    - **Manger passe avant tout** (OBLIGATION 10). Une prise qui sort aussi un pion ou libère ta case de départ passe devant les autres.
    - Si tu ne peux pas manger : un 6 doit sortir un pion (OBLIGATION 4), et la case de départ doit être libérée tant que des pions attendent (OBLIGATION 5).
    - Sinon, un pion qui a fait le tour doit entrer à la maison. Il lui faut le nombre exact, sans sauter les pions qui y sont (OBLIGATION 14). Si aucun ne peut, un pion quelconque doit jouer tout le lancer (OBLIGATION 8).
    - Avec pénalités, tu peux enfreindre une OBLIGATION : ton tour finit et rien ne bouge. Pour une prise oubliée, le pion qui pouvait manger retourne à l’écurie (s’il y en a plusieurs, le plus avancé) ; pour l’OBLIGATION 5, celui de la case de départ.
    - Avec la règle maison « { rule-time-limit } », la partie s’arrête après ce temps, et on compte les cases. La règle du pion touché (12) ne vaut pas ici : seul compte le bouton.
