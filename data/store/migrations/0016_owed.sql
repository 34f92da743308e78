-- The finished games whose results are still to be booked, each noted by the change that ended it.

CREATE TABLE owed (
    "table" INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    server INTEGER NOT NULL,
    day INTEGER,
    season TEXT NOT NULL,
    failed REAL NOT NULL
) STRICT;

-- Taken out again by 0018.
ALTER TABLE results ADD COLUMN former INTEGER NOT NULL DEFAULT 0;
DELETE FROM memory WHERE key LIKE 'results-%';
