"""`python -m lanai` is the `lanai` command."""

from lanai.cli.main import main

main()
