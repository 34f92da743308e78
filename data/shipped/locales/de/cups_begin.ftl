# The beginning of a cup: put off, moved to another time, and an end without a winner.

cup-needs-here = Mindestens { $least } Leute müssen auf „{ button-cup-here }“ drücken.
cup-put-off = **Verschoben** auf { $at }: { $pace ->
        [live] Es waren zu wenige da.
       *[days] Es machen noch zu wenige mit.
    }
cup-asked = **Verschoben:** Dreimal waren es zu wenige. Mit `/{ command-cup } { command-cup-manage }` kann die Moderation eine andere Zeit wählen.
cup-unwon = Diesen Pokal hat niemand gewonnen.
