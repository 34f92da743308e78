-- Answers to the daily positions: their ways as "2,0,1", for each person and day.

CREATE TABLE dailies (
    person INTEGER NOT NULL,
    day INTEGER NOT NULL,
    answers TEXT NOT NULL,
    PRIMARY KEY (person, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX dailies_by_day ON dailies (day);
