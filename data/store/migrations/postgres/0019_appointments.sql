-- SQLite's 0027.

ALTER TABLE tables ADD COLUMN appointed double precision;

CREATE INDEX tables_appointed ON tables (appointed) WHERE appointed IS NOT NULL;
