"""`obelisk doctor`: what is installed, compiled and reachable on this machine, and what to do about the rest."""

import json as writing
from typing import Annotated

import typer

import obelisk
from obelisk.terminal.commands.doctor.findings import Finding, Verdict, examined
from obelisk.terminal.options import Data, Database, option
from obelisk.terminal.screen import Screen

UNWELL = 1
"""How the command ends where something is wrong."""
SIGNS = {Verdict.GOOD: ("✓", "+", "seat-3"), Verdict.NOTE: ("•", "-", "live"), Verdict.WRONG: ("✗", "x", "error")}
"""The sign of a verdict, the one for terminals that know few, and its style."""


def doctor(
    screen: Screen,
    data: Data = None,
    database: Database = None,
    port: Annotated[int | None, option("doctor/option/port", min=1, max=65535)] = None,
    json: Annotated[bool, option("doctor/option/json", "--json")] = False,
) -> None:
    """Examine everything, and tell it; end with status 1 where something is wrong."""
    findings = list(examined(data, database, port))
    is_well = all(finding.verdict != Verdict.WRONG for finding in findings)
    if json:
        told = [finding.as_json(screen.language) for finding in findings]
        whole = {"version": obelisk.__version__, "is_well": is_well, "findings": told}
        typer.echo(writing.dumps(whole, ensure_ascii=False, indent=1))
    else:
        for finding in findings:
            _tell(screen, finding)
        screen.line()
        screen.line(screen.say.within("doctor")("well" if is_well else "unwell"), "key")
    if not is_well:
        raise typer.Exit(UNWELL)


def _tell(screen: Screen, finding: Finding) -> None:
    sign, plain, style = SIGNS[finding.verdict]
    called = finding.name.explain(screen.language)
    told = finding.told.explain(screen.language)
    shown = sign if screen.has_signs else plain
    screen.spans([(f"{shown} ", style), (screen.say.within("doctor")("line", name=called, told=told), "")])
    if finding.advice is not None:
        screen.line(f"  → {finding.advice.explain(screen.language)}", "quiet")
