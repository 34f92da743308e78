-- SQLite's 0016: the finished games whose results are still to be booked.

CREATE TABLE owed (
    "table" bigint PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    server bigint NOT NULL,
    day bigint,
    season text NOT NULL,
    failed double precision NOT NULL
);

INSERT INTO owed SELECT id, server, NULL, '', 0.0 FROM tables
WHERE status = 'ended' AND NOT EXISTS (SELECT 1 FROM results WHERE "table" = id);

ALTER TABLE results ADD COLUMN former boolean NOT NULL DEFAULT false;
UPDATE results SET former = true WHERE NOT counts
AND "table" <= (SELECT value::bigint FROM memory WHERE key = 'results-upto');
DELETE FROM memory WHERE key LIKE 'results-%';
