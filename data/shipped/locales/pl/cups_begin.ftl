# The beginning of a cup: put off, moved to another time, and an end without a winner.

cup-needs-here = Co najmniej { $least } osób musi nacisnąć „{ button-cup-here }”.
cup-put-off = **Nowy termin:** { $at }. { $pace ->
        [live] Było za mało osób.
       *[days] Zgłosiło się za mało osób.
    }
cup-asked = **Odłożone:** trzy razy było za mało osób. Moderatorzy mogą wybrać inny termin: `/{ command-cup } { command-cup-manage }`.
cup-unwon = Nikt nie wygrał tego pucharu.
