-- A person may be somebody's program: whose, and what it is called.
ALTER TABLE guests ADD COLUMN owner TEXT;
ALTER TABLE guests ADD COLUMN program TEXT;
