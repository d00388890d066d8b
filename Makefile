.DEFAULT_GOAL := help
PYTHON ?= python3
export REFEREE_URL ?= http://127.0.0.1:$(or $(PORT),8000)
BIN := .venv/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt
RUNTIME := .venv/runtime-installed
TOOLS := .venv/tools-installed
NATIVE := $(CURDIR)/build/native
AS_NATIVE := PYTHONSAFEPATH=1 PYTHONPATH=$(NATIVE)
NODE_TOOLS := clients/typescript/node_modules/.package-lock.json

.PHONY: help run demo test check format golden openapi sdk wheel test-wheel bench clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "%-12s%s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: $(RUNTIME) ## serve the API; HOST, PORT, REDIS_URL and the other settings are in the README
	@exec $(BIN)/referee serve

demo: $(RUNTIME) ## play a match over HTTP against what `make run` serves: GAME, PLAYERS, SEED, REFEREE_URL
	@$(BIN)/python -m referee_client.demo

test: $(TOOLS) ## run all tests, with a Redis of their own
	$(BIN)/pytest -n auto --dist loadfile

check: $(TOOLS) ## formatting, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/hadolint Dockerfile
	$(BIN)/yamllint --strict .

format: $(TOOLS) ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

golden: $(TOOLS) ## record the golden games anew; read the diff
	$(BIN)/python -m tests.golden

openapi: $(RUNTIME) ## write openapi/openapi.json
	$(BIN)/referee spec > openapi/openapi.json

sdk: $(TOOLS) $(NODE_TOOLS) ## write the clients' SDKs from openapi/openapi.json; wants Node.js
	$(BIN)/python clients/python/generate.py
	npm run --prefix clients/typescript generate

wheel: $(NATIVE)/installed ## build dist/*.whl, in which the rules are native code; wants a C compiler

test-wheel: $(NATIVE)/installed ## run the tests of the rules and the API on that wheel
	$(AS_NATIVE) $(BIN)/pytest -n auto --dist loadfile --import-mode append tests/native.py tests/games tests/golden tests/api

bench: $(NATIVE)/installed ## measure that wheel's rules beside their peers, and the service beside a bare route
	$(INSTALL) --editable '.[bench]'
	$(AS_NATIVE) $(BIN)/referee bench

clean: ## remove what was installed and built; games in play, under var/, stay
	rm -rf .venv build dist

$(RUNTIME): pyproject.toml constraints.txt clients/python/pyproject.toml
	@echo "Installing into .venv, once; this takes half a minute or so."
	$(PYTHON) -m venv .venv
	$(INSTALL) --editable . --editable 'clients/python[arena]'
	@touch $@

$(TOOLS): $(RUNTIME)
	$(INSTALL) --editable '.[dev]'
	@touch $@

$(NATIVE)/installed: $(TOOLS) $(shell find referee -name '*.py')
	rm -rf dist $(NATIVE)
	HATCH_BUILD_HOOK_ENABLE_MYPYC=true $(BIN)/python -m build --no-isolation
	$(INSTALL) --no-deps --target $(NATIVE) dist/*.whl
	@touch $@

$(NODE_TOOLS): clients/typescript/package-lock.json
	npm ci --prefix clients/typescript
	@touch $@
