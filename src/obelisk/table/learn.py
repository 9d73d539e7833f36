"""The pages that teach the games."""

from fastapi import APIRouter, FastAPI

router = APIRouter(prefix="/learn", include_in_schema=False)


def add_lessons(app: FastAPI) -> None:
    """Give a server the pages under /learn."""
    app.include_router(router)
