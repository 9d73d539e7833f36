"""Cards of tournaments: what a link to one shows on other sites."""

from obelisk.drawing import covers
from obelisk.table.features.tournaments.domain.values import OPEN, OVER, RUNNING, Tournament
from obelisk.table.features.tournaments.views import listed
from obelisk.table.views.cards import Told, draw_card
from obelisk.words import sentence


def told_of_tournament(tournament: Tournament, language: str) -> Told:
    """Return what the card of a tournament says: the game, how it is played, and how far it is."""
    facts = listed(tournament, (), language)
    kind = sentence(f"tournament/kind/{facts['kind']}", language)
    state = _state(facts, language)
    about = sentence("tournament/card", language, game=facts["game_title"], kind=kind, state=state)
    return Told(facts["title"], about, sentence("card/alt/game", language, game=facts["game_title"]))


def _state(facts: dict[str, object], language: str) -> str:
    """Return who may join, which round is played, or who has won."""
    status, n, last, names = (facts[name] for name in ("status", "round", "rounds", "winners"))
    if status == OPEN:
        players = sentence("tournament/players-of", language, n=facts["players"], most=facts["most"])
        return sentence("tournament/state/open", language, players=players)
    if status == RUNNING:
        code = "tournament/round-of" if last else "tournament/round"
        return sentence("tournament/state/running", language, round=sentence(code, language, n=n, last=last or 0))
    if status == OVER and isinstance(names, list) and names:
        code = "tournament/winner" if len(names) == 1 else "tournament/winners"
        return sentence(code, language, names=names)
    ended = "broken-off" if facts["is_broken_off"] else status
    return sentence(f"tournament/status/{ended}", language)


def tournament_png(game: str, title: str, about: str, language: str) -> bytes:
    """Draw the card of a tournament: the cover of its game, and how far it is."""
    return draw_card(covers.plate(game), title, about)
