-- What is remembered of a finished game, also when its table is deleted; columns as in data/records.py.
-- One index is for lists, one for what grows old, one for what one person has, one for what is to be weighed.

CREATE TABLE results (
    "table" INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    six INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    people INTEGER NOT NULL,
    day INTEGER NOT NULL,
    season TEXT NOT NULL,
    person INTEGER,
    level TEXT NOT NULL,
    "left" INTEGER NOT NULL,
    place INTEGER NOT NULL,
    joint INTEGER NOT NULL,
    start REAL NOT NULL,
    share REAL NOT NULL,
    captured INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    sixes INTEGER NOT NULL,
    rolls INTEGER NOT NULL,
    wait INTEGER NOT NULL,
    aside REAL,
    lost_points REAL,
    choices INTEGER,
    tells INTEGER NOT NULL,
    least REAL,
    swept INTEGER NOT NULL,
    mistakes TEXT NOT NULL,
    weighed INTEGER NOT NULL,
    counts INTEGER NOT NULL,
    told INTEGER NOT NULL,
    PRIMARY KEY ("table", seat, since)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_list ON results (server, game, six, season, "table");
CREATE INDEX results_day ON results (server, day);
CREATE INDEX results_person ON results (person) WHERE person IS NOT NULL;
CREATE INDEX results_weighed ON results (weighed);

CREATE TABLE captures (
    "table" INTEGER NOT NULL,
    "by" INTEGER NOT NULL,
    "of" INTEGER NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY ("table", "by", "of")
) STRICT, WITHOUT ROWID;
