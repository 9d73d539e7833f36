"""`obelisk duel`: who wins a match if nobody errs, whatever lies on its tiles."""

from typing import Annotated

import obelisk
from obelisk.games.plug_in import NAME
from obelisk.games.plug_in.duels import LARGEST, chance_of_holder, count_won, is_won_by_holder, mixes
from obelisk.terminal.options import option
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen
from obelisk.words import listed

SMALLEST, DEFAULT = 2, 3


def duel(
    screen: Screen, size: Annotated[int, option("plug-in/argument/size", min=SMALLEST, max=LARGEST)] = DEFAULT
) -> None:
    """Print who wins which tiles, how many arrangements the first holder wins, and how likely that is for each mix."""
    with bar(screen, screen.say("solving")) as report:
        won = is_won_by_holder(report)
        counts = count_won(size, progress=report)
    say = screen.say.within(NAME)
    titles = {name: obelisk.game(name).title.explain(say.language) for name in won}
    screen.line(say("duel/title", size=size), "key")
    for code, is_won in (("duel/for-holder", True), ("duel/for-other", False)):
        screen.line(say(code, micros=[titles[name] for name in won if won[name] == is_won]))
    rows = [(f"{count.holders}", f"{count.arrangements:,}", f"{count.won:,}") for count in counts]
    rows.append(("", f"{sum(count.arrangements for count in counts):,}", f"{sum(count.won for count in counts):,}"))
    screen.line()
    screen.table(">>>", [say(f"duel/column-{name}") for name in ("tiles", "arrangements", "won")], rows)
    chances = []
    for mix in mixes(list(won)):
        chance = chance_of_holder(counts, sum(won[name] for name in mix) / len(mix))
        chances.append((listed([titles[name] for name in mix], say.language), f"{chance:.2%}"))
    screen.line()
    screen.table("<>", [say("duel/column-mix"), say("duel/column-chance")], chances)
    screen.line()
    screen.line(say("duel/same"), "quiet")
