-- How many captures the other way came before the last of these; not known of games booked before.

ALTER TABLE captures ADD COLUMN answered INTEGER NOT NULL DEFAULT 0;
