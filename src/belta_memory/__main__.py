"""`python -m belta_memory` is the command `belta`."""

from belta_memory.entrypoints.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
