-- Who plays a seat may change while the game runs, also for as long as somebody is away.

ALTER TABLE seats ADD COLUMN away INTEGER;
ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN finishing INTEGER NOT NULL DEFAULT -1;
CREATE INDEX seats_away ON seats (away) WHERE away IS NOT NULL;

-- Seconds for which the bot was away while the pending question was asked.
ALTER TABLE tables ADD COLUMN outage REAL NOT NULL DEFAULT 0;
