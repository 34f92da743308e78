-- The moment of a table by appointment: of a lobby until its call, of a weekly game until the next lobby.

ALTER TABLE tables ADD COLUMN appointed REAL;

CREATE INDEX tables_appointed ON tables (appointed) WHERE appointed IS NOT NULL;
