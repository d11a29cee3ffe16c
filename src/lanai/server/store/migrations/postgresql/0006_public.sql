CREATE INDEX tables_public ON tables (updated DESC, id) WHERE public AND status <> 'over';
