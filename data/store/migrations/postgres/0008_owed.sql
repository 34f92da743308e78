-- SQLite's 0016: the finished games whose results are still to be booked.

CREATE TABLE owed (
    "table" bigint PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    server bigint NOT NULL,
    day bigint,
    season text NOT NULL,
    failed double precision NOT NULL
);

-- Taken out again by 0010.
ALTER TABLE results ADD COLUMN former boolean NOT NULL DEFAULT false;
DELETE FROM memory WHERE key LIKE 'results-%';
