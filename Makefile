.DEFAULT_GOAL := help
PYTHON ?= python3
export REFEREE_URL ?= http://127.0.0.1:$(or $(PORT),8000)
BIN := .venv/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt
RUNTIME := .venv/runtime-installed
TOOLS := .venv/tools-installed
NODE_TOOLS := clients/typescript/node_modules/.package-lock.json

.PHONY: help run demo test check format golden openapi sdk bench clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "%-10s%s\n", $$1, $$2}' $(MAKEFILE_LIST)

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

bench: $(RUNTIME) ## measure the rules beside their peers, and the service beside a bare route
	$(INSTALL) --editable '.[bench]'
	$(BIN)/referee bench

clean: ## remove what was installed; games in play, under var/, stay
	rm -rf .venv

$(RUNTIME): pyproject.toml constraints.txt clients/python/pyproject.toml
	@echo "Installing into .venv, once; this takes half a minute or so."
	$(PYTHON) -m venv .venv
	$(INSTALL) --editable . --editable 'clients/python[arena]'
	@touch $@

$(TOOLS): $(RUNTIME)
	$(INSTALL) --editable '.[dev]'
	@touch $@

$(NODE_TOOLS): clients/typescript/package-lock.json
	npm ci --prefix clients/typescript
	@touch $@
