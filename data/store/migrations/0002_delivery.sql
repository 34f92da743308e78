-- What Discord was told: how far a table has come is counted by every change, not only by answers;
-- a message is noted before it is posted, and until it is gone.

ALTER TABLE tables RENAME COLUMN shown_seq TO shown;
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN posting REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN remains BLOB NOT NULL DEFAULT x'5b5d';
UPDATE tables SET revision = seq;

DROP INDEX tables_unshown;
-- Tables that are over, but not everybody was told so. Queries say the same condition.
CREATE INDEX tables_unshown ON tables (id) WHERE status IN ('ended', 'abandoned')
    AND (shown < revision OR posting > 0 OR remains <> x'5b5d');

ALTER TABLE hands RENAME TO hands_before;
CREATE TABLE hands (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,
    posted_at REAL NOT NULL,
    shows TEXT NOT NULL,
    posting REAL NOT NULL,
    remains BLOB NOT NULL,
    closed_at REAL NOT NULL,
    PRIMARY KEY ("table", person)
) STRICT, WITHOUT ROWID;
INSERT INTO hands SELECT "table", person, channel, message, 0, '', 0, x'5b5d', 0 FROM hands_before;
DROP TABLE hands_before;
