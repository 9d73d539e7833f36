# Everything here works on a machine that has only Python 3.11 or newer, and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NEW_VENV = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo "Obelisk needs Python 3.11 or newer; set PYTHON=... to name one."; exit 1; } \
	&& echo "Installing Obelisk into $(VENV); the first time this takes half a minute." && $(PYTHON) -m venv $(VENV)
PIP = $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --constraint constraints.txt
# What Python keeps of all that a server reads when it starts, and of what its processes read: two read at once.
READ = { $(BIN)/python -c 'import obelisk.terminal.app, uvicorn, obelisk.table.web.app' & \
	$(BIN)/python -c 'import importlib, obelisk.table.workers.engines as engines; [*map(importlib.import_module, engines.PRELOADED)]'; wait; }
# What extras need besides the package itself, which stays as it is: programs that run meanwhile find their games by it.
NEEDS = $(BIN)/python -c 'import sys, tomllib; \
	extras = tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]; \
	print(*(need for extra in sys.argv[1].split(",") for need in extras[extra]), sep="\n")'
# uv takes a fifth of the time that pip takes. It is told where pip looks; where it finds no way, pip does it.
UV = { test -x $(BIN)/uv || $(PIP) uv 2> /dev/null; } \
	&& index=$${PIP_INDEX_URL:-$$($(BIN)/python -m pip config get global.index-url 2> /dev/null)}; \
	UV_SYSTEM_CERTS=true UV_NATIVE_TLS=true $(BIN)/uv pip install --quiet $${index:+--default-index "$$index"} \
	--python $(BIN)/python --constraint constraints.txt
WITH_UV = with_uv() { { $(UV) "$$@" 2> /dev/null; } || $(PIP) "$$@"; }; with_uv
INSTALL = install() { $(NEEDS) $$1 > $(VENV)/needs && { $(WITH_UV) --requirement $(VENV)/needs; }; }; install
PLAYABLE := $(VENV)/playable
READY := $(VENV)/ready
CLUSTER := $(VENV)/cluster
CHECKABLE := $(READY)
PLAYED := nets
TESTED := rl,test
RULES := $(addprefix tests/,games kernel contract playthroughs players/thinking)

# Python keeps what it has read of our modules and tests, also where the environment tells it not to.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test quick check compiled read unit plain coverage bench docs drawn fmt release clean

play: $(PLAYABLE)
	@$(BIN)/obelisk serve --open

# Nobody waits where a core is free: games are compiled while the rest is installed, the checks run beside that, and then
# the rules as plain Python beside all other tests.
test: $(PLAYABLE)
	@$(MAKE) --jobs=2 CHECKABLE=$(CLUSTER) check unit plain

# For every day: what can be told within two minutes, once the rules are compiled.
quick: check
	@$(BIN)/obelisk warm --for-play
	$(BIN)/python -m pytest --numprocesses=2 --dist=worksteal -q -m "not slow and not plain"

check: $(CHECKABLE)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/oxlint src

# What is compiled and solved for tests stays apart from what one plays with: they compile quickly, not what is quick.
# Every checkout on a machine finds it, and what mypy knows.
KEPT := $(or $(XDG_CACHE_HOME),$(if $(HOME),$(HOME)/.cache),$(abspath $(VENV)))/obelisk-tests
compiled unit plain quick coverage: export OBELISK_CACHE := $(KEPT)
check: export MYPY_CACHE_DIR := $(KEPT)/mypy

# The largest table is made beside the compiling.
compiled: $(PLAYABLE)
	$(BIN)/obelisk solve decapawn > /dev/null & \
	$(BIN)/obelisk warm && { $(BIN)/obelisk solve kono > /dev/null & \
	$(BIN)/obelisk solve trip > /dev/null && $(BIN)/obelisk solve clobber > /dev/null && wait; }

# What Python keeps of the tests and of what they import, so that several processes need not make it at once.
read: $(CLUSTER)
	@NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest --collect-only -qq > /dev/null

# Tests that wait for browsers and other programs leave room for more processes than there are cores.
# They make games up and play them for a moment, so what they compile is not made faster than it comes.
unit: compiled read
	NUMBA_OPT=0 $(BIN)/python -m pytest --numprocesses=4 --dist=worksteal -m "not plain"

# The rules once more as plain Python: the same games, without what only stands around them: maps, and players that search.
# Solved games are looked up.
# One process is enough: the others have more to do.
plain: compiled $(CHECKABLE)
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -m "not compiled" $(RULES) \
		--ignore-glob="*/commands" --ignore=tests/games/plug_in/map --ignore=tests/kernel/test_cache.py

# What all tests together reach of the rules, and of the whole package, also in the processes that they start; htmlcov/index.html shows it.
# Counting makes the tests half as slow again, so this is no part of make test.
coverage: compiled read
	$(BIN)/python -m pytest --numprocesses=4 --dist=worksteal --cov --cov-report=
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest --numprocesses=2 -m "not compiled" --cov --cov-append --cov-report= $(RULES)
	$(BIN)/coverage html --quiet
	$(BIN)/coverage report --rcfile=tests/rules.coveragerc --fail-under=85
	$(BIN)/coverage report --skip-covered --fail-under=90

bench: $(READY)
	$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[bench]"
	$(BIN)/obelisk bench
	$(BIN)/python -m benchmarks.microchip_builder

# The documentation as a site: build/docs/site, and packed where the table finds it; a link that leads nowhere is a failure, and so is a warning.
docs: $(READY)
	@$(INSTALL) docs
	@PYTHONPATH=docs $(BIN)/python -m website

# What of the documentation follows from the code, and is kept with it. Microgames are solved for this, which takes minutes.
drawn: $(READY)
	$(BIN)/python docs/make_pictures.py
	$(BIN)/python docs/make_encodings.py
	$(BIN)/python docs/make_tables.py
	$(BIN)/python docs/make_wire.py

fmt: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# make release VERSION=1.2.3: checks, changelog, packages, image, tag; nothing is published (docs/releasing.md).
CHECKS := make test
release: $(READY)
	@test -n "$(VERSION)" || { echo "Say which: make release VERSION=1.2.3"; exit 1; }
	@$(BIN)/python .ci/release.py "$(VERSION)" --checks "$(CHECKS)"

clean:
	rm -rf $(VENV) build dist src/obelisk/table/features/documentation/site.zip .coverage htmlcov .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# What it takes to play, and what it takes to test besides.
$(PLAYABLE): pyproject.toml constraints.txt
	@$(NEW_VENV)
	@$(WITH_UV) --editable ".[$(PLAYED)]"
	@$(READ)
	@touch $@

$(READY): $(PLAYABLE)
	@$(INSTALL) $(TESTED)
	@touch $@

# Ray and OpenSpiel, for the tests of the arena on a cluster and of our games in OpenSpiel, which are left out where there is none for
# this machine. All at once, if all can be had: to look through everything that is installed takes long each time.
$(CLUSTER): $(PLAYABLE)
	@$(INSTALL) $(TESTED),cluster,bench || { install $(TESTED) && { \
		install cluster || echo "Ray cannot be installed here: the arena's test on a cluster is skipped."; \
		install bench || echo "OpenSpiel cannot be installed here: the tests of our games in it are skipped."; }; }
	@touch $@ $(READY)
