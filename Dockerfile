# Every step is one that scripts/dockerfile.test.ts runs or checks.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY . .
ARG BITEBRIGHT_COMMIT=
RUN npm run build
RUN node scripts/prune-for-runtime.mjs

FROM node:24-slim
ARG BITEBRIGHT_COMMIT=
LABEL org.opencontainers.image.title=BiteBright org.opencontainers.image.licenses=MIT org.opencontainers.image.revision=$BITEBRIGHT_COMMIT
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/server/db/migrations ./server/db/migrations
COPY --from=build /app/server/catalogue/foods.json.br ./server/catalogue/foods.json.br
COPY --from=build /app/server/catalogue/dishes/dishes.tsv ./server/catalogue/dishes/dishes.tsv
RUN mkdir --mode=0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=2m --timeout=5s --start-period=60s CMD ["node", "-e", "require('node:http').get(`http://127.0.0.1:${process.env.PORT}/readyz`, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
