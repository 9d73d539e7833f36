"""Studies among the data of a person, and checks and repairs of their rows."""

from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Engine, select

from obelisk.table.core.refusals import Damaged, Missing
from obelisk.table.features.studies.domain.study import ROOT, kept
from obelisk.table.features.studies.schema import STUDIES
from obelisk.table.features.studies.store import Studies, columns_of, delete_study, forget_studies, read_study
from obelisk.table.features.studies.views.documents import told
from obelisk.table.short_tasks import short
from obelisk.table.store.faults import Fault, fault_of
from obelisk.table.store.people import Person
from obelisk.table.store.reading import decode

READERS = {STUDIES: read_study}
"""Functions that read a row, and raise an error for a damaged one."""
erase = forget_studies
DOCUMENT = "study"
"""What hosts call a document that `remove_document` removes."""
remove_document = delete_study


def _columns_again(row: Any) -> dict[str, Any]:
    return columns_of(kept(decode(row.data)), row.changed_at if isinstance(row.changed_at, int) else 0)


REPAIRS = {STUDIES: _columns_again}
"""Functions that work out the columns of a row again."""


def faults(engine: Engine) -> Iterator[Fault]:
    """Play every move of every study that can be read."""
    with engine.connect() as connection:
        ids = connection.execute(select(STUDIES.c.id).order_by(STUDIES.c.made_at, STUDIES.c.id)).scalars().all()
    studies = Studies(engine)
    for study_id in ids:
        try:
            study = studies.get(study_id).study
            for node in study.branch(ROOT):
                if not node.children:
                    study.position(node.id)
        except (Missing, Damaged):  # removed meanwhile, or named already
            continue
        except Exception as error:  # a game that is not installed any more, rules that have changed
            yield Fault(study_id, fault_of(error))


@short
def export_documents(engine: Engine, person: Person) -> tuple[str, list[str], Callable[[str], Any]]:
    """Return the name of the list in an export, the ids of a person's studies, and what reads one of them."""
    studies = Studies(engine)

    @short
    def read(study_id: str) -> Any:
        return told(studies.get(study_id), is_own=True, author="")

    return "studies", [one.id for one in studies.of(person.owners)], read
