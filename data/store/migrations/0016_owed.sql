-- The finished games whose results are still to be booked, each noted by the change that ended it; without a
-- day where it ended before there were results. A game of before is shown to its people alone.

CREATE TABLE owed (
    "table" INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    server INTEGER NOT NULL,
    day INTEGER,
    season TEXT NOT NULL,
    failed REAL NOT NULL
) STRICT;

INSERT INTO owed SELECT id, server, NULL, '', 0.0 FROM tables
WHERE status = 'ended' AND NOT EXISTS (SELECT 1 FROM results WHERE "table" = id);

ALTER TABLE results ADD COLUMN former INTEGER NOT NULL DEFAULT 0;
-- Of others the sixth game of a day counts in no list.
UPDATE results SET former = 1 WHERE counts = 0
AND "table" <= (SELECT CAST(value AS INTEGER) FROM memory WHERE key = 'results-upto');
DELETE FROM memory WHERE key LIKE 'results-%';
