"""The `lanai` command."""
