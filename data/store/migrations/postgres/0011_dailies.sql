-- SQLite's 0019.

CREATE TABLE dailies (
    person bigint NOT NULL,
    day bigint NOT NULL,
    answers text NOT NULL,
    PRIMARY KEY (person, day)
);

CREATE INDEX dailies_by_day ON dailies (day);
