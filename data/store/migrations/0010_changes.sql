-- How often a table was changed, also where nobody can see it: a change says how many there were
-- before, so that nothing is overwritten that its writer has not read.

ALTER TABLE tables ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
