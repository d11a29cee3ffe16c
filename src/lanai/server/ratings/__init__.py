"""Finished games and how strong people are: results, ratings, profiles, the best players."""
