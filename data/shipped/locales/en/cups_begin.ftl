# The beginning of a cup: put off, moved to another time, and an end without a winner.

cup-needs-here = At least { $least } players have to press “{ button-cup-here }”.
cup-put-off = **Put off** until { $at }: { $pace ->
        [live] too few players were here.
       *[days] too few players have joined.
    }
cup-asked = **Put off:** there were too few players, three times. A moderator can choose another time with `/{ command-cup } { command-cup-manage }`.
cup-unwon = No one has won this cup.
