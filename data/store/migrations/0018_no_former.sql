-- All results are of games played since there have been results.

ALTER TABLE results DROP COLUMN former;
DELETE FROM owed WHERE day IS NULL;
