-- Answers that nobody had to give: there was only one.

ALTER TABLE log ADD COLUMN itself INTEGER NOT NULL DEFAULT 0 CHECK (itself IN (0, 1));
