import { join } from "node:path";

/**
 * Vite serves web/api/diary.ts as /api/diary.ts, which the dev proxy would mistake for an API request.
 * @returns {import("vite").Plugin}
 */
export function webApiModules() {
  return {
    name: "web-api-modules",
    configureServer({ config, middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/api\/[\w/-]+\.ts(?:\?|$)/.test(request.url ?? "")) request.url = join("/@fs", config.root, request.url ?? "");
        next();
      });
    },
  };
}
