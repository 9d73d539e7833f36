"""What builds the site lies in docs/website, beside what it builds."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))
