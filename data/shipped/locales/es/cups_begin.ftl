# The beginning of a cup: put off, moved to another time, and an end without a winner.

cup-needs-here = Al menos { $least } personas tienen que pulsar «{ button-cup-here }».
cup-put-off = **Aplazada, nueva hora:** { $at }. { $pace ->
        [live] Había muy poca gente.
       *[days] Aún se ha apuntado muy poca gente.
    }
cup-asked = **Aplazada:** tres veces hubo muy poca gente. La moderación puede elegir otra hora con `/{ command-cup } { command-cup-manage }`.
cup-unwon = Nadie ha ganado esta copa.
