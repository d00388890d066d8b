.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
ENVIRONMENT := .venv/installed

.PHONY: help run test check format golden openapi sdk demo bench clean

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 12

run: $(ENVIRONMENT) ## serve the API (HOST, PORT, REDIS_URL and the settings in the README)
	@exec $(BIN)/referee serve

test: $(ENVIRONMENT) ## run all tests, with a Redis of their own
	$(BIN)/pytest

check: $(ENVIRONMENT) ## format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(ENVIRONMENT) ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

golden: $(ENVIRONMENT) ## record the golden games anew; read the diff
	$(BIN)/python -m tests.golden

openapi: $(ENVIRONMENT) ## write openapi/openapi.json
	$(BIN)/referee spec > openapi/openapi.json

$(ENVIRONMENT): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@
