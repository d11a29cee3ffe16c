CREATE INDEX tables_lobbies ON tables (updated) WHERE status = 'lobby';
