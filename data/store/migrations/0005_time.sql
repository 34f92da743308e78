-- Who plays a seat may change while the game runs, also for as long as somebody is away.

ALTER TABLE seats ADD COLUMN away INTEGER;
ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN finishing INTEGER NOT NULL DEFAULT -1;
ALTER TABLE seats ADD COLUMN called INTEGER NOT NULL DEFAULT -1;
ALTER TABLE seats ADD COLUMN note INTEGER NOT NULL DEFAULT 0;
CREATE INDEX seats_away ON seats (away) WHERE away IS NOT NULL;

-- Seconds for which the bot was away while the pending question was asked.
ALTER TABLE tables ADD COLUMN outage REAL NOT NULL DEFAULT 0;

-- When those are called who are waited for and were not called yet.
ALTER TABLE tables ADD COLUMN late REAL;
CREATE INDEX tables_late ON tables (late) WHERE status IN ('lobby', 'running') AND late IS NOT NULL;
