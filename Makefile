# Sandlot. `make play` to play, `make test` to test; `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src -type f -not -name '*.pyc') pyproject.toml hatch_build.py
HAS_CC := $(shell command -v $${CC:-cc} >/dev/null 2>&1 && echo yes)
UNCOMPILED := PYTHONPATH=src SANDLOT_ENGINE="plain Python"
COMPILED := $(if $(CI),SANDLOT_ENGINE=compiled,) # in CI a build that quietly falls back to plain Python is a failure

.PHONY: help play test check clauses bench soak mutants calibrate lock clean setup setup-dev

help: ## what there is to make
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 18

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Sandlot needs Python 3.11 or newer (make PYTHON=python3.11 play)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing: install it (Debian: python3-venv) and try again"; rm -rf $(VENV); exit 1; }

$(VENV)/.play: requirements/play.lock | $(BIN)/python
	@echo "Installing what Sandlot needs (once) ..."
	@$(PIP) install --require-hashes --requirement requirements/play.lock
	@touch $@

$(VENV)/.dev: requirements/dev.lock | $(VENV)/.sandlot
	@echo "Installing what tests and checks need (once) ..."
	@$(PIP) install --require-hashes --requirement requirements/dev.lock
	@touch $@

$(VENV)/.sandlot: $(SOURCES) | $(VENV)/.play
	@echo "Building Sandlot$(if $(HAS_CC), and compiling its engine (half a minute), without a C compiler: the engine will run as plain Python) ..."
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

setup: $(VENV)/.sandlot
setup-dev: $(VENV)/.sandlot $(VENV)/.dev

play: setup ## set everything up and play
	@$(BIN)/sandlot play

test: setup-dev ## set everything up and run all tests, on the compiled and on the plain engine
	$(COMPILED) $(BIN)/python -m pytest -q
	$(UNCOMPILED) $(BIN)/python -m pytest -q

check: setup-dev ## format, lint, strict types, layers, dead links in docs
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/layers.py
	$(BIN)/python tools/links.py

clauses: setup-dev ## which tests stand for which clause
	$(BIN)/python tools/clauses.py

mutants: setup-dev ## break every rule once and see its test fail
	$(UNCOMPILED) $(BIN)/python tools/mutants.py

bench: setup-dev ## measure the claims about speed, against OpenSpiel in an environment of its own
	@test -x $(VENV)-bench/bin/python || $(PYTHON) -m venv $(VENV)-bench
	@$(VENV)-bench/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes --requirement requirements/bench.lock
	$(BIN)/python benchmarks/speed.py --peer $(VENV)-bench/bin/python

soak: setup-dev ## random games in large numbers: none fails, all end, nothing is lost or leaked
	$(BIN)/python benchmarks/soak.py

calibrate: setup-dev ## find the numbers of the rebuilt scoring chart anew
	$(BIN)/python benchmarks/calibrate_gridlock.py

lock: setup-dev ## renew requirements/*.lock
	$(BIN)/python tools/lock.py

clean: ## remove what make made
	rm -rf $(VENV) $(VENV)-bench .pytest_cache .mypy_cache .ruff_cache .hypothesis
