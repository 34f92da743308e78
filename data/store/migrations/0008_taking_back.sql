-- A choice that can be taken back still: it is not in the log yet.

-- As JSON, a seat and an action; empty: there is none.
ALTER TABLE tables ADD COLUMN held BLOB NOT NULL DEFAULT x'';
-- When what follows by itself goes on.
ALTER TABLE tables ADD COLUMN settles REAL;
-- The time limit of the question that the choice answers.
ALTER TABLE tables ADD COLUMN held_due REAL;
CREATE INDEX tables_settles ON tables (settles)
    WHERE status IN ('lobby', 'running') AND settles IS NOT NULL;
