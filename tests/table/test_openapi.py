"""The description of the HTTP API holds: whatever is sent, the answer is one that it names."""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from obelisk.table.web.app import make
from obelisk.table.web.routes.tables import router
from obelisk.table.web.settings import Settings

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 8
SCHEMA = schemathesis.openapi.from_dict(make(Settings(database="sqlite://")).openapi())
OPERATIONS = {operation.label: operation for operation in (result.ok() for result in SCHEMA.get_all_operations())}
SLOW = (
    "GET /api/v1/tables/{table_id}/hint",
    "GET /api/v1/tables/{table_id}/analysis",
    "POST /api/v1/accounts",
    "POST /api/v1/sessions",
)


def test_every_request_is_described():
    assert make(Settings(database="sqlite://")).openapi()["openapi"].startswith("3.1")
    assert len(OPERATIONS) > 20
    assert all(f"{method} {route.path}" in OPERATIONS for route in router.routes for method in route.methods)


@pytest.mark.slow
@pytest.mark.parametrize("label", OPERATIONS)
def test_whatever_is_sent_the_answer_is_one_that_the_description_names(ada, game, label):
    operation = OPERATIONS[label]
    ada._transport.raise_server_exceptions = False

    @settings(max_examples=2 if label in SLOW else EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), is_at_table=st.booleans())
    def check(case, is_at_table):
        if is_at_table and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = game
        if case.query:
            case.query.pop("wait", None)  # a test does not wait
        body = {} if case.body.__class__.__name__ == "NotSet" else {"json": case.body}
        answer = ada.request(case.method, case.formatted_path, params=case.query, headers=case.headers, **body)
        case.validate_response(answer, checks=CHECKS)

    check()
