-- The same index with a condition that other databases than SQLite can say, too: no literal of bytes.
-- An empty list, as JSON, has two characters.

DROP INDEX tables_unshown;
CREATE INDEX tables_unshown ON tables (id) WHERE status IN ('ended', 'abandoned')
    AND (shown < revision OR posting > 0 OR length(remains) > 2);
