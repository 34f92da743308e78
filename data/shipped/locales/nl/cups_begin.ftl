# The beginning of a cup: put off, moved to another time, and an end without a winner.

cup-needs-here = Minstens { $least } spelers moeten op “{ button-cup-here }” drukken.
cup-put-off = **Uitgesteld** tot { $at }: { $pace ->
        [live] er waren te weinig spelers.
       *[days] er doen nog te weinig spelers mee.
    }
cup-asked = **Uitgesteld:** drie keer waren er te weinig spelers. Een moderator kan met `/{ command-cup } { command-cup-manage }` een andere tijd kiezen.
cup-unwon = Niemand heeft deze beker gewonnen.
