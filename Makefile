# `make run` and `make test` need nothing but Python 3.11+, make and a package registry.
PYTHON ?= python3
BIN := .venv/bin
GAMES ?= 2000
KILLS ?= 200
EVENTS ?= 60
MATCH ?= 200
SEED ?= 1
HOURS ?= 8
TABLES ?= 40
# What `make check` runs, in less than a minute: rules, kernel, texts, walls, tables, database.
CHECKED := tests/core tests/text tests/tables tests/db tests/conformance tests/recorded tests/rules \
	tests/games/*/rules tests/test_walls.py tests/test_docs.py tests/test_config.py

# More than there are cores: end-to-end tests wait for each other half of the time.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 2) + 2)')
# Tests start many processes: each would compile the whole bot anew where Python is told to keep no bytecode.
PYTEST := PYTHONDONTWRITEBYTECODE= RATSKELLER_RULES=plain $(BIN)/python -m pytest
# What is run once more on the rules built by `make fast`. Only faults of the kernel itself are planted into the sources alone.
BUILT := tests/core tests/recorded tests/rules tests/players tests/conformance tests/games/*/rules

.PHONY: run check test thorough lint fast test-fast bench ladder gallery soak crash cluster month scale load night clean lock
.DEFAULT_GOAL := run

.venv: .venv/ready
.venv/ready: requirements.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.txt
	touch $@
.venv/tools: requirements-dev.txt .venv/ready
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-dev.txt
	touch $@

run: .venv/ready
	@exec $(BIN)/python -m bot
check: .venv/tools
	$(PYTEST) -q -n auto --dist worksteal -m "not thorough" $(CHECKED)
test: .venv/tools
	$(PYTEST) -n $(WORKERS) --dist worksteal -m "not thorough"
thorough: .venv/tools
	$(PYTEST) -n $(WORKERS) --dist worksteal -m thorough
lint: .venv/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
fast: .venv/tools
	$(BIN)/python -m rules.fast.build
test-fast: fast
	RATSKELLER_RULES=built PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -q -n auto --dist worksteal $(BUILT)
ladder: .venv/tools
	nice -n 19 $(BIN)/python -m tests.ladder all --games $(MATCH) $(if $(NOTES),--notes $(NOTES))
bench: .venv/tools
	$(BIN)/python -m tests.bench
gallery: .venv/tools
	$(BIN)/python -m tests.gallery
soak: .venv/tools
	$(BIN)/python -m tests.soak $(GAMES)
crash: .venv/tools
	$(BIN)/python -m tests.crash $(KILLS)
cluster: .venv/tools
	$(BIN)/python -m tests.cluster $(EVENTS)
month: .venv/tools
	$(BIN)/python -m tests.month --seed $(SEED)
scale: .venv/tools
	$(BIN)/python -m tests.scale $(if $(POSTGRES),--postgres $(POSTGRES))
load: .venv/tools
	$(BIN)/python -m tests.load --tables $(TABLES) $(if $(POSTGRES),--postgres $(POSTGRES))
night: .venv/tools
	nice -n 10 $(BIN)/python -m tests.night --hours $(HOURS) $(if $(POSTGRES),--postgres $(POSTGRES)) $(if $(NOTES),--folder $(NOTES)) $(if $(OLDER),--older $(OLDER))
clean:
	rm -rf .venv build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
lock: .venv/tools
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml -o requirements.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --extra postgres pyproject.toml -o requirements-postgres.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --extra dev pyproject.toml -o requirements-dev.txt
