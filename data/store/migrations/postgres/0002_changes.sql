-- SQLite's 0010: how often a table was changed.

ALTER TABLE tables ADD COLUMN changes bigint NOT NULL DEFAULT 0;
