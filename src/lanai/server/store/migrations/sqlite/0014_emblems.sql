-- The small picture that a person has chosen; without one it follows from their id.
ALTER TABLE guests ADD COLUMN emblem INTEGER;
