# Blueprompt in one image: docker build -t blueprompt .
# Node 24 runs the TypeScript of the server as it is; only the web app is built.

FROM node:24-bookworm-slim AS web
WORKDIR /app
# The CUDA build of the inference runtime is large and not used.
ENV ONNXRUNTIME_NODE_INSTALL=skip
COPY . .
RUN npm ci --no-audit --no-fund -w @blueprompt/web \
 && npx vite build apps/web --logLevel warn

FROM node:24-bookworm-slim AS packages
WORKDIR /app
ENV ONNXRUNTIME_NODE_INSTALL=skip
COPY package.json package-lock.json ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/backend/package.json packages/backend/
COPY packages/capture/package.json packages/capture/
COPY packages/core/package.json packages/core/
COPY packages/vision/package.json packages/vision/
# Only what the server needs, and of the inference runtime only this machine's build.
RUN npm ci --omit=dev --no-audit --no-fund -w @blueprompt/server \
 && rm -rf node_modules/onnxruntime-web node_modules/@img/sharp-wasm32 \
 && cd node_modules/onnxruntime-node/bin/napi-v6 \
 && rm -rf darwin win32 \
 && for arch in x64 arm64; do [ "$arch" = "$(node -p process.arch)" ] || rm -rf "linux/$arch"; done

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY db db
COPY packages packages
COPY apps/server apps/server
COPY scripts scripts
COPY --from=web /app/apps/web/dist apps/web/dist
# The code belongs to root and stays as it is; the server writes to /data alone.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
