"""The commands that Plug-In brings to the terminal."""

from obelisk.authoring.terminal import App, PlayOption, Say, add_command, add_group
from obelisk.games.plug_in.commands import duel, maps


def add(app: App, say: Say) -> None:
    """Add them, explained in the language of *say*."""
    own = say.within("plug-in")
    add_command(app, own, "duel", duel.duel)
    app.play_options.append(
        PlayOption("composition", "TEXT", own("argument/composition"), lambda text, seats, seed: text)
    )
    add_group(app, own, "map", {"new": maps.new, "save": maps.save, "show": maps.show, "resume": maps.resume})
