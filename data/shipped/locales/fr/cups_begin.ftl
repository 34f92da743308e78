# The beginning of a cup: put off, moved to another time, and an end without a winner.

cup-needs-here = Il faut être au moins { $least } à appuyer sur « { button-cup-here } ».
cup-put-off = **Début reporté, nouveau moment :** { $at }. { $pace ->
        [live] Il y avait trop peu de monde.
       *[days] Trop peu de monde participe pour l’instant.
    }
cup-asked = **Début reporté :** à trois reprises, il y a eu trop peu de monde. La modération peut choisir un autre moment avec `/{ command-cup } { command-cup-manage }`.
cup-unwon = Personne n’a gagné cette coupe.
