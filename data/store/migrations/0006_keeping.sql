-- For how long things are kept: logs of finished tables packed into one row, servers that were left.

CREATE TABLE packed (
    "table" INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    -- The ids of the persons whose answers are in it, each between commas.
    people TEXT NOT NULL,
    log BLOB NOT NULL
) STRICT;

CREATE TABLE departures (
    server INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;

ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
-- Queries say the same conditions.
CREATE INDEX tables_to_pack ON tables (changed_at)
    WHERE packed = 0 AND status IN ('ended', 'abandoned');
CREATE INDEX tables_over ON tables (server, changed_at) WHERE status IN ('ended', 'abandoned');
CREATE INDEX acts_at ON acts (at);
