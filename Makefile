# make run builds everything and serves it at http://127.0.0.1:8080; make test runs every check. Both install what they need.

.PHONY: run play web test check unit scenarios web-test browser browser/toy browser/nodes screenshots types fmt bench soak mutants

# Another address: make run LISTEN=127.0.0.1:8081
LISTEN ?= 127.0.0.1:8080

run:
	@echo "Building Westmarch. The first time takes some minutes; then it says where it listens."
	@$(MAKE) --no-print-directory web
	cargo build --release --locked
	@cargo run --release --locked --quiet -- serve --listen $(LISTEN)

# The same game in the terminal.
play:
	cargo run --release --locked --quiet -- play war

# The browser client, which becomes a part of the program.
web: web/dist/index.html

# Everything that it is made of.
CLIENT := $(shell find web games/*/web games/*/words locales docs/rules -type f -not -path '*/node_modules/*' -not -path 'web/dist/*')

web/dist/index.html: node_modules/.package-lock.json $(CLIENT)
	npm run --silent build
	@touch $@

node_modules/.package-lock.json: package-lock.json package.json web/package.json $(wildcard games/*/web/package.json)
	npm install --no-audit --no-fund
	touch $@

test: web web-test check unit scenarios browser

check:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --features westmarch/bench --locked -- -D warnings

unit:
	@tools/postgres >/dev/null
	cargo test --workspace --features westmarch/bench --locked

scenarios:
	cargo run --locked --quiet -- scenario games

web-test: node_modules/.package-lock.json
	npm run --silent lint
	npm run --silent check
	npm run --silent test

# The program as people use it, in Chromium; as the tests have built it, so that nothing is built twice. Each script has a server and a
# browser of its own, and waits for much of its time: two go side by side, the longest first.
SCRIPTS := web/e2e/house.mjs $(patsubst %,games/war/web/e2e/%.mjs,games table learn play replay four people clicks manners safe) \
	$(patsubst %,games/tcg/web/e2e/%.mjs,games table decks learn)

browser: export PROFILE = dev
browser: web
	@tools/chromium >/dev/null
	@tools/nginx >/dev/null
	@tools/postgres >/dev/null
	cargo build --locked --quiet -p westmarch
	cargo build --locked --quiet -p toy-program
	@BUILT=yes $(MAKE) --no-print-directory --jobs 2 --output-sync=target $(SCRIPTS:%=browser/%) browser/toy browser/nodes

browser/toy:
	PROGRAM=toy-program/toy tools/in-a-browser web/e2e/plain.mjs toy

# Several servers, which it starts and kills itself.
browser/nodes:
	CHROMIUM=$$(tools/chromium) node games/war/web/e2e/nodes.mjs

browser/%:
	tools/in-a-browser $*

# Pictures of the client, for the README.
screenshots: web
	tools/in-a-browser games/war/web/e2e/look.mjs docs/screenshots
	tools/in-a-browser games/tcg/web/e2e/look.mjs docs/screenshots

# Writes what is generated from the types of the server: docs/openapi.json, web/src/wire.ts and games/*/web/src/wire.ts.
types:
	UPDATE=1 cargo test --locked -p server -p war-served -p tcg-served -p westmarch --test description up_to_date

bench:
	cargo bench --workspace

# Everything that can go wrong with a server while 200 matches are played, and whether all is there afterwards: docs/performance.md.
SECONDS_OF_SOAK ?= 600

soak:
	cargo run --release --locked --quiet --features bench -- bench soak --seconds $(SECONDS_OF_SOAK)

# Changes rules of War here and there and sees whether its tests notice: docs/mutants.md. SAMPLE says which of how many parts.
SAMPLE ?= 0/34

mutants: target/tools/bin/cargo-mutants
	PATH="$(CURDIR)/target/tools/bin:$$PATH" CARGO_PROFILE_DEV_OPT_LEVEL=0 nice cargo mutants --package war --file 'games/war/rules/src/turn/**' \
		--shard $(SAMPLE) --sharding round-robin --copy-vcs false --output target -- --test scenarios --test silence

target/tools/bin/cargo-mutants:
	cargo install --quiet --locked --version 27.0.0 --root target/tools cargo-mutants

fmt:
	cargo fmt --all
