# syntax=docker/dockerfile:1
# An image of the program with the browser client in it: docker build --tag westmarch .
# Not built where it was written, which had no Docker: docs/hosting.md, "In containers".

FROM node:20.20.2-bookworm-slim AS web
WORKDIR /house
# What changes seldom comes first, and is taken from the cache.
COPY package.json package-lock.json ./
COPY web/package.json web/
COPY games/tcg/web/package.json games/tcg/web/
COPY games/war/web/package.json games/war/web/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run --silent build

FROM rust:1.95.0-bookworm AS program
WORKDIR /house
COPY . .
COPY --from=web /house/web/dist web/dist
# What was compiled before is kept in a cache, other people's crates too; only the program leaves it.
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/house/target \
    cargo build --release --locked --package westmarch && cp target/release/westmarch /westmarch

FROM debian:12.11-slim
# Certificates, for a database that is elsewhere.
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/*
COPY --from=program /westmarch /usr/local/bin/westmarch
RUN useradd --system --uid 10001 --create-home --home-dir /data westmarch
USER 10001
WORKDIR /data
# For one server with a file; several use a database, and keep nothing here.
VOLUME /data
EXPOSE 8080
# Whether it has to be looked after, not whether people may be sent to it: see /api/ready.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080; printf 'GET /api/health HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3; grep -q '^well' <&3"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["westmarch"]
CMD ["serve", "--listen", "0.0.0.0:8080", "--data", "/data"]
