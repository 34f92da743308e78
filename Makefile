# Every target makes what it needs, .venv included. `make` alone lists them.

PYTHON ?= python3
JOBS ?= 2
VENV := .venv
RUN := $(VENV)/bin/python
# All that is needed is locked. Left to resolve it again, some versions of pip stumble over what somebody
# requires with an extra (coverage[toml]) as soon as there is a newer one than the locked.
PIP := $(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps

# To read a module again costs less than to compile it again, and tests start Python often.
unexport PYTHONDONTWRITEBYTECODE

LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-emit-index-url --no-emit-find-links

.DEFAULT_GOAL := help
.PHONY: help play run check cheap test rules lint format soak bench palettes lock venv clean

help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 10

play: $(VENV)/.ready-play ## Open the playground: the bot in a simulated Discord, in your browser
	@$(RUN) bot.py playground

run: $(VENV)/.ready-run ## Run the bot in Discord, with the token in .env
	@$(RUN) bot.py run

# Types are checked beside the tests: both take about as long.
check: $(VENV)/.ready-test ## For work in between: lint, beside the tests of the cheap folders; two minutes
	@$(MAKE) --no-print-directory --jobs=2 lint cheap

cheap: $(VENV)/.ready-test
	$(RUN) -m pytest -q --part cheap

# Lint has one core, and the tests of the rules what it leaves; all others are compiled meanwhile.
# One process more for the rest, where tests wait: for a browser, for programs, for a disk.
test: $(VENV)/.ready-test ## Everything CI runs: lint beside the rules with their coverage, then everything else
	@$(MAKE) --no-print-directory --jobs=3 lint rules compiled-rest
	$(RUN) -m pytest -n $$(($(JOBS) + 1)) -rs --part rest

rules: compiled-rules
	$(RUN) -m pytest -n $(JOBS) -rs --part rules --cov
	$(RUN) -m tests.coverage

lint: $(VENV)/.ready-test ## Check style, format, types and workflows
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check
	$(RUN) -m mypy
	$(VENV)/bin/zizmor --offline --quiet .github

# Or each process would do that for itself.  Whatever is wrong with a test, running it will say.
compiled-%: $(VENV)/.ready-test
	@$(RUN) -m pytest --collect-only -qq --part $* >/dev/null 2>&1 || true

format: $(VENV)/.ready-test ## Format the code and mend what ruff can mend
	$(RUN) -m ruff check --fix
	$(RUN) -m ruff format

# Some of them take half an hour: until then nobody wants to know where they are.
soak: $(VENV)/.ready-test ## The long tests that `make test` leaves out
	$(RUN) -m pytest -n $(JOBS) -m soak -rs -o faulthandler_timeout=3600

bench: $(VENV)/.ready-bench ## Measure speed, also against other programs; takes an hour
	@$(RUN) -m tests.bench

palettes: $(VENV)/.ready-test ## Choose the colours of pictures anew, after changing how they look; takes minutes
	@$(RUN) -m tests.render.palettes

lock: $(VENV)/.ready-lock ## Lock requirements/*.in again; PACKAGES="a b" upgrades only those
	@cd requirements && for name in run postgres play test bench lock; do \
		echo "requirements/$$name.in -> requirements/$$name.txt"; \
		../$(VENV)/bin/$(LOCK) \
			$(if $(PACKAGES),$(addprefix --upgrade-package ,$(PACKAGES)),--upgrade) \
			$$name.in --output-file $$name.txt || exit 1; \
	done

venv: $(VENV)/.ready-test ## Make .venv with all that the tests need

clean: ## Remove .venv and every cache
	rm -rf $(VENV) .coverage .coverage.* htmlcov .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Each installs what it needs and no more: requirements/run.txt, play.txt, test.txt, ...
# What cannot work is said in one sentence. A .venv whose interpreter is gone or too old is made anew.
$(VENV)/.ready-%: requirements/%.txt
	@command -v $(PYTHON) >/dev/null || \
		{ echo "Pöppel needs Python 3.11 or newer, and '$(PYTHON)' was not found." >&2; exit 1; }
	@[ "$$($(PYTHON) -c 'import sys; print(sys.version_info >= (3, 11))' 2>/dev/null)" = True ] || \
		{ echo "Pöppel needs Python 3.11 or newer, and '$(PYTHON)' is not one: try 'make PYTHON=python3.12', or another that you have installed." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Python's venv module is missing here: install the package python3-venv (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@$(RUN) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Making $(VENV) ..."; $(PYTHON) -m venv --clear $(VENV); }
	@echo "Installing $< (once) ..."
	@$(PIP) -r $<
	@touch $@
