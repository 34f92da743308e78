-- Days of the five as shared in channels, and who shares there.

CREATE TABLE shared_days (
    day INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    server INTEGER NOT NULL,
    told INTEGER NOT NULL,
    changes INTEGER NOT NULL,
    shared INTEGER NOT NULL,
    PRIMARY KEY (day, channel)
) STRICT, WITHOUT ROWID;

CREATE INDEX shared_days_by_server ON shared_days (server);
CREATE INDEX shared_days_untold ON shared_days (day) WHERE NOT told;

CREATE TABLE day_shares (
    day INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    person INTEGER NOT NULL,
    points INTEGER NOT NULL,
    marks TEXT NOT NULL,
    PRIMARY KEY (day, channel, person),
    FOREIGN KEY (day, channel) REFERENCES shared_days (day, channel) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX day_shares_by_person ON day_shares (person);
