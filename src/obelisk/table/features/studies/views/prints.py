"""Studies as pages to print."""

from obelisk.paper.games import Diagram, Printed, diagram_pages
from obelisk.paper.kits import job_for
from obelisk.paper.pdf import pdf
from obelisk.table.features.studies.domain.study import ROOT, Node, Study


def study_pdf(study: Study, paper: str, ink: str, language: str) -> bytes:
    """Return a study as a PDF file: its main line, diagrams wherever something is said or shown, and variations."""
    job = job_for(study.game, paper=paper, ink=ink, language=language)
    line, position = study.main_line(), study.start()
    study.position(line[-1].id if line else ROOT)  # refuses what the rules of today do not allow
    first = study.node(ROOT)
    diagrams = [Diagram(position, 0, first.text)] if first.text or first.marks or not line else []
    for ply, node in enumerate(line, start=1):
        position = position.play(node.move, node.seat)
        remark = "\n".join(filter(None, (node.text, *_variations(study, node))))
        if remark or node.marks or ply == len(line):
            diagrams.append(Diagram(position, ply, remark))
    moves = tuple((node.seat or 0, node.move + node.judgement) for node in line)
    title = (study.title,) if study.title else ()
    pages = diagram_pages(job, Printed(job.say("study"), told=title, moves=moves), diagrams, seats=0)
    return pdf(pages, job.size, job.ink)


def _variations(study: Study, node: Node) -> list[str]:
    """Return what else was tried in place of a move, in brackets, with what is said of it."""
    others = study.node(node.parent).children if node.parent is not None else ()
    found = []
    for other in others:
        if other != node.id:
            line = [study.node(other), *study.main_line(other)]
            found.append(f"({' '.join(f'{each.move}{each.judgement} {each.text}'.rstrip() for each in line)})")
    return found
