# make run plays in the terminal; make test runs every check. Both install what they need.

.PHONY: run test check unit scenarios types fmt bench

run:
	cargo run --release --quiet -- play war

test: check unit scenarios

check:
	cargo fmt --all --check
	cargo clippy --all-targets --locked -- -D warnings

unit:
	cargo test --workspace --locked

scenarios:
	cargo run --release --locked --quiet -- scenario scenarios

# Writes what is generated from the types of the server: docs/openapi.json and web/src/wire.ts.
types:
	UPDATE=1 cargo test --locked -p server --test description up_to_date

bench:
	cargo bench --workspace

fmt:
	cargo fmt --all
