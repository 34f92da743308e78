-- When the game ends wherever it stands, by rules that set a time for it.
ALTER TABLE tables ADD COLUMN ends REAL;
CREATE INDEX tables_ends ON tables (ends) WHERE status IN ('lobby', 'running') AND ends IS NOT NULL;
