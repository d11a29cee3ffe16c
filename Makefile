# The front door. On a fresh machine with Python 3.11+ every target installs what it needs.
PYTHON ?= python3
DEV := .venv
BUILDER := .build/builder
COMPILED := .build/compiled
BENCH := .build/bench
DOCS := .build/docs
WHEEL := .build/wheel
SOURCES := setup.py pyproject.toml $(shell find src \( -name static -o -name __pycache__ -o -name '*.egg-info' \) -prune -o -print)
# What the engine is compiled from; its folder is named by their sum, so nothing else compiles it anew.
ENGINE_SOURCES := setup.py $(sort $(shell find src/lanai/core src/lanai/games src/lanai/bots -name '*.py'))
ENGINE_SUM := $(shell { $(PYTHON) -VV; grep '^requires = ' pyproject.toml; cksum $(ENGINE_SOURCES); } | cksum | cut -d' ' -f1)
ENGINE := .build/engine-$(ENGINE_SUM)
PIP := -m pip --disable-pip-version-check
UV := .build/uv
UV_VERSION := 0.13.8
# Makes the environment too: its folder comes first, then what pip would be told.
INSTALL := $(PYTHON) tools/environment.py
LOCKED := --constraint requirements/lock.txt
PACK := $(PIP) wheel -qq --no-deps --no-build-isolation
JOBS ?= auto
# Where the environment forbids it, every worker would compile all tests for itself.
unexport PYTHONDONTWRITEBYTECODE
# Servers and terminals under test wait for much: two more than there are cores keep all of them busy.
WAITING_JOBS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
# Its plugin takes longer to load than most tests to run, and one file needs it.
SCHEMATHESIS := tests/server/test_bad_http.py
NO_SCHEMATHESIS := -p no:schemathesis --ignore=$(SCHEMATHESIS)
# Tests that wait until a disk holds something wait for nothing where it is memory.
MEMORY := $(shell test "`df --output=avail -BG /dev/shm 2>/dev/null | tail -1 | tr -dc 0-9`" -ge 4 2>/dev/null && echo TMPDIR=/dev/shm)
TEST_COMPILED = $(MEMORY) LANAI_EXPECT_BUILD=`$(COMPILED)/bin/python tools/expected_build.py` $(COMPILED)/bin/python -m pytest --dist worksteal
# In `make test` what looks only at these files is left out where they are as they were when it went well.
once = $(if $(ONCE),$(PYTHON) tools/once.py .build/once/$(1) $(2) --)
INTERPRETED := tests/core tests/games tests/conformance tests/bots/test_bots.py
# Tests that know no server and no page, but for files that do; and all that they look at.
ENGINE_TESTS := tests/core tests/games tests/conformance tests/bots tests/envs tests/arena
NOT_OF_THE_ENGINE := tests/conformance/test_messages.py tests/bots/test_daily.py
OTHER_TESTS := $(filter-out $(ENGINE_TESTS) tests/e2e,$(patsubst %/,%,$(sort $(dir $(wildcard tests/*/test_*.py))))) $(NOT_OF_THE_ENGINE)
LAYERS_BELOW_SERVERS := $(filter-out %/server %/client %/page,$(wildcard src/lanai/*))
ENGINE_LOOKS_AT := setup.py pyproject.toml requirements/lock.txt $(LAYERS_BELOW_SERVERS) $(ENGINE_TESTS) tests/conftest.py tests/support \
	tests/golden tests/perft tests/records bench docs examples tools ARCHITECTURE.md web/src/lib/tokens.css
ALL_LOOKED_AT := setup.py pyproject.toml requirements src web tests bench deploy docs examples tools $(wildcard *.md) Makefile
# One at a time: apt-get refuses to wait for another one.
apt = mkdir -p .build && flock .build/apt.lock sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $(1) >/dev/null'
STATIC := src/lanai/server/static
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src -name '*.ftl')
# The page for any web space, and what its engine is packed from.
SITE := .build/site-static
PAGE_SOURCES := tools/engine.py tools/pack.py requirements/page.txt $(shell find web/engine src/lanai \( -name static -o -name __pycache__ \) -prune -o -type f -print)

.DEFAULT_GOAL := help
.PHONY: help play terminal web static test test-quick check check-web test-interpreted test-compiled test-engine test-installed test-documented test-browser browser nginx screenshots measure-web soak bench bench-bots bench-server bench-attacks bench-review bench-headroom dist test-dist docs generate lock clean

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: ## Play in the browser: builds, serves and prints the address
	@$(MAKE) --jobs=2 $(ENGINE)/ready $(STATIC)/engine.json $(COMPILED)/dependencies
	@$(MAKE) $(COMPILED)/web
	@$(COMPILED)/bin/lanai serve

terminal: $(COMPILED)/ready ## Play in the terminal
	@$(COMPILED)/bin/lanai play

web: $(STATIC)/engine.json ## Build the web app (needs Node.js 20 or newer)

static: $(SITE)/engine.json ## Build the page for any web space, without a server, into .build/site-static
	@echo "Put the content of $(SITE) on any web space, or try it: $(PYTHON) -m http.server --directory $(SITE)"

# What needs nothing compiled comes first, while the engine is compiled.
test: ## Run everything that must hold
	$(MAKE) ONCE=1 --jobs=3 --output-sync=target $(ENGINE)/ready $(DEV)/collected check test-interpreted browser nginx check-web $(STATIC)/engine.json $(SITE)/engine.json $(COMPILED)/dependencies test-browser test-installed test-engine test-documented

test-quick: $(DEV)/ready ## Test only the change at hand, on the source as it is
	@$(DEV)/bin/python tools/quick.py

check: $(DEV)/ready ## Style, types, layers, generated files
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy
	$(DEV)/bin/lint-imports
	$(DEV)/bin/python tools/generate.py --check

check-web: web/node_modules/ready ## Types, style and tests of the web app
	$(call once,web,web src/lanai/games tests/golden tests/support) sh -c 'cd web && npm run --silent check && npm run --silent test'

# What is compiled is tested both ways; what is not (terminal, texts, server, arena, envs, web) once, on the installed build.
# Interpreted, the property tests try a single example: that both builds agree, the rest shows compiled.
test-interpreted: $(DEV)/ready ## The tests of the engine and the bots on the source as it is
	$(call once,interpreted,src $(INTERPRETED) tests/conftest.py tests/support tests/golden tests/perft tests/records README.md pyproject.toml requirements/lock.txt) \
		env LANAI_SOAK=0.1 LANAI_EXPECT_BUILD=interpreted $(DEV)/bin/pytest -n $(JOBS) --dist worksteal -p no:schemathesis \
		--doctest-modules --doctest-glob=README.md \
		src --ignore=src/lanai/page/browser.py README.md $(INTERPRETED) \
		--ignore=tests/core/test_texts_plain.py --ignore=tests/conformance/test_messages.py

# The browser's tests run beside the others, in processes of their own: both wait for much.
test-compiled: $(COMPILED)/web $(COMPILED)/testing browser ## All tests on the installed, compiled build
	$(MAKE) --jobs=3 --output-sync=target test-browser test-installed test-engine test-documented

test-engine: $(COMPILED)/web $(COMPILED)/testing | $(DEV)/collected
	$(call once,engine,$(ENGINE_LOOKS_AT)) env \
		$(TEST_COMPILED) -n $(JOBS) -p no:schemathesis $(ENGINE_TESTS) $(NOT_OF_THE_ENGINE:%=--ignore=%)

test-installed: $(COMPILED)/web $(COMPILED)/testing nginx | $(DEV)/collected
	$(call once,installed,$(ALL_LOOKED_AT)) env \
		$(TEST_COMPILED) -n $(WAITING_JOBS) $(NO_SCHEMATHESIS) $(OTHER_TESTS)

test-documented: $(COMPILED)/web $(COMPILED)/testing
	$(call once,documented,$(ALL_LOOKED_AT)) env $(TEST_COMPILED) -n 0 $(SCHEMATHESIS)

test-browser: $(COMPILED)/web $(COMPILED)/testing $(SITE)/engine.json browser | $(DEV)/collected
	$(call once,browser,setup.py pyproject.toml requirements src web tests/e2e tests/support tests/conftest.py tests/golden examples tools) env \
		$(TEST_COMPILED) -n $(JOBS) -p no:schemathesis tests/e2e

browser: ## Install Debian's Chromium where no Chromium is found
	@test -n "$$CHROMIUM" || command -v chromium-headless-shell >/dev/null || \
		{ test "`id -u`" = 0 && command -v apt-get >/dev/null && $(call apt,chromium-headless-shell); } || \
		command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
		{ echo "The browser tests need Chromium: install it, or name it with CHROMIUM=/path/to/it" >&2; exit 1; }

# Without apt-get the tests of several processes behind nginx are left out.
nginx: ## Install Debian's nginx where none is found
	@PATH="$$PATH:/usr/sbin"; command -v nginx >/dev/null || ! command -v apt-get >/dev/null || \
		{ test "`id -u`" = 0 && $(call apt,nginx-light openssl); } || \
		{ echo "The tests of several processes need nginx: install it" >&2; exit 1; }

screenshots: $(COMPILED)/web $(COMPILED)/testing browser ## Take pictures of every screen into .build/screenshots (KEEP=--keep: those of the docs too)
	$(COMPILED)/bin/python tools/screenshots.py $(KEEP)

measure-web: $(COMPILED)/web $(COMPILED)/testing $(SITE)/engine.json browser ## Measure the web app and hold it to its limits
	$(COMPILED)/bin/python tools/measure_web.py

soak: $(COMPILED)/web $(COMPILED)/testing $(SITE)/engine.json browser ## The property tests 250 times longer, compiled; all that make test has only one of each kind of
	LANAI_SOAK=250 $(COMPILED)/bin/python -m pytest -n $(JOBS) -p no:schemathesis tests/conformance
	LANAI_SOAK=4 $(COMPILED)/bin/python -m pytest -n $(JOBS) $(SCHEMATHESIS) tests/server/test_crash.py tests/server/test_daily.py tests/arena/test_reviews.py tests/envs/test_openspiel.py tests/cli
	LANAI_SOAK=4 $(COMPILED)/bin/python -m pytest -n $(JOBS) -p no:schemathesis tests/e2e

bench: $(BENCH)/ready ## Measure beside OpenSpiel, Catanatron and pgx, and write bench/RESULTS.md
	$(BENCH)/bin/python bench/run.py
	$(BENCH)/bin/python bench/batches.py

bench-bots: $(BENCH)/ready ## Play our search against OpenSpiel's, and write bench/VERSUS.md
	$(BENCH)/bin/python bench/versus_openspiel.py --write

bench-server: $(BENCH)/ready nginx ## Measure the server under load beside boardgame.io's (Node and npm), and several behind nginx
	$(BENCH)/bin/python bench/server.py

bench-attacks: $(BENCH)/ready ## Measure what others feel while a server is attacked, and write bench/ATTACKS.md
	$(BENCH)/bin/python bench/under_attack.py --write

bench-review: $(COMPILED)/ready ## Measure what reviews show and how sure they are, for half an hour of a processor at a time: bench/REVIEW.md
	nice $(COMPILED)/bin/python bench/review.py --write

bench-headroom: $(COMPILED)/ready ## Measure strength over time a move, for an hour of a processor at a time: bench/HEADROOM.md
	nice $(COMPILED)/bin/python bench/headroom.py --write

# All three hold the page; from the sdist it needs no Node.js.
dist: $(ENGINE)/ready $(STATIC)/index.html ## Make the sdist, the compiled and the pure wheel, with the page inside
	@rm -rf build dist
	@LANAI_COMPILE=0 LANAI_PAGE=0 $(BUILDER)/bin/python -c 'from setuptools.build_meta import build_sdist; build_sdist("dist")' >/dev/null
	@LANAI_ENGINE=$(ENGINE) LANAI_PAGE=0 $(BUILDER)/bin/python $(PACK) --wheel-dir dist . && rm -rf build
	@LANAI_COMPILE=0 LANAI_PAGE=0 $(BUILDER)/bin/python $(PACK) --wheel-dir dist . && rm -rf build
	@ls dist

test-dist: dist ## Install each in a fresh environment and open the page
	$(PYTHON) tools/try_dist.py dist/*

docs: $(DOCS)/ready ## Build the site of the documentation into .build/site
	PYTHONPATH=src $(DOCS)/bin/python tools/site.py

generate: $(DEV)/ready ## Write the generated files
	$(DEV)/bin/python tools/generate.py

lock: $(UV)/ready ## Choose the newest versions of all dependencies
	$(UV)/bin/uv pip compile --quiet --universal --python-version 3.11 --upgrade --no-header --no-annotate \
		--all-extras pyproject.toml --output-file requirements/lock.txt

clean: ## Remove everything that was built
	rm -rf $(DEV) .build build dist $(STATIC) web/node_modules src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# What installs; where it cannot be had, tools/environment.py does without.
$(UV)/ready:
	@mkdir -p $(UV)
	@$(PYTHON) $(PIP) install -qq --no-deps --no-compile --target $(UV) uv==$(UV_VERSION) 2>/dev/null || true
	@touch $@

$(DOCS)/ready: pyproject.toml requirements/lock.txt | $(UV)/ready
	$(INSTALL) $(DOCS) $(LOCKED) sphinx myst-parser furo librt mypy-extensions
	@touch $@

# The dev set-up runs the source interpreted; nothing compiled can be stale there.
$(DEV)/ready: pyproject.toml setup.py requirements/lock.txt | $(UV)/ready
	LANAI_COMPILE=0 LANAI_PAGE=0 $(INSTALL) $(DEV) $(LOCKED) --editable '.[dev]'
	touch $@

# Tests are compiled once, and not by all workers at the same time.
$(DEV)/collected: $(DEV)/ready $(shell find tests -name '*.py')
	@$(DEV)/bin/pytest -p no:schemathesis --ignore=$(SCHEMATHESIS) --collect-only tests >/dev/null
	@touch $@

$(BUILDER)/ready: pyproject.toml | $(UV)/ready
	@$(PYTHON) tools/requirements.py build >.build/builder.txt
	@$(INSTALL) $(BUILDER) --requirement .build/builder.txt
	@touch $@

# The engine is compiled where there is a C compiler, and only when its own sources change.
$(ENGINE)/ready: | $(BUILDER)/ready
	@echo "Compiling the engine (a minute or two on two cores) …"
	@rm -rf build .build/engine-*
	@$(BUILDER)/bin/python setup.py --quiet build_ext --build-lib $(ENGINE) --build-temp build/temp \
		>.build/engine.log 2>&1 || { cat .build/engine.log; exit 1; }
	@rm -rf build
	@mkdir -p $(ENGINE) && touch $@

# The wheel holds the compiled engine and everything else as it is now: packing it takes seconds.
$(WHEEL)/ready: $(ENGINE)/ready $(SOURCES)
	@rm -rf build $(WHEEL)
	@LANAI_ENGINE=$(ENGINE) LANAI_PAGE=0 $(BUILDER)/bin/python $(PACK) --wheel-dir $(WHEEL) .
	@rm -rf build
	@touch $@

$(COMPILED)/dependencies: pyproject.toml requirements/lock.txt | $(UV)/ready
	@$(PYTHON) tools/requirements.py run >.build/compiled.txt
	@$(INSTALL) $(COMPILED) $(LOCKED) --requirement .build/compiled.txt
	@touch $@

$(COMPILED)/ready: $(COMPILED)/dependencies $(WHEEL)/ready
	@$(COMPILED)/bin/python $(PIP) install -qq --force-reinstall --no-deps $(WHEEL)/*.whl
	@touch $@

# The web app is built with Node.js, and only with it; what is served is plain files.
web/node_modules/ready: web/package-lock.json
	@command -v npm >/dev/null || { echo "The web app is built with Node.js 20 or newer. Without it: make terminal" >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC)/index.html: web/node_modules/ready $(WEB_SOURCES)
	cd web && npm run --silent build -- --logLevel warn

$(SITE)/index.html: web/node_modules/ready $(WEB_SOURCES)
	cd web && npm run --silent build -- --mode static --logLevel warn

# The engine of a page is packed once for both.
.build/page-engine/ready: web/node_modules/ready $(PAGE_SOURCES)
	$(PYTHON) tools/engine.py
	@touch $@

$(STATIC)/engine.json $(SITE)/engine.json: %/engine.json: %/index.html .build/page-engine/ready
	@$(PYTHON) tools/engine.py $*

$(COMPILED)/web: $(COMPILED)/ready $(STATIC)/engine.json
	@to=`$(COMPILED)/bin/python -c 'import lanai.server; print(lanai.server.__path__[0])'` && \
		rm -rf "$$to/static" && cp -R $(STATIC) "$$to/static"
	@touch $@

# What the tests need is taken from the dev set-up; there it comes after what is installed here.
# The tests' tools are those of the dev set-up; only pip's own setuptools would hide the newer one.
$(COMPILED)/testing: $(COMPILED)/ready $(DEV)/ready
	@$(INSTALL) $(COMPILED) $(LOCKED) setuptools
	@to=`$(COMPILED)/bin/python -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])'` && \
		$(DEV)/bin/python -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])' >"$$to/testing.pth"
	@touch $@

$(BENCH)/ready: $(WHEEL)/ready | $(UV)/ready
	$(INSTALL) $(BENCH) --force-reinstall --no-deps $(WHEEL)/*.whl
	$(INSTALL) $(BENCH) $(LOCKED) "`ls $(WHEEL)/*.whl`[bench]"
	touch $@
