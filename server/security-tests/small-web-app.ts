import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import type { WebApp } from "#server/platform/pages/web-app.ts";

export const SECRET = "canary beside the web app";

/** A built web app in small, and beside it a file that no path may reach. */
export function makeWebApp(): WebApp {
  const parent = mkdtempSync(path.join(tmpdir(), "bitebright-attacked-"));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));
  const folder = path.join(parent, "web");
  const files = {
    "index.html": '<html><head><!--boot--></head><body><div id="root"><p>Loading...</p></div></body></html>',
    ".vite/manifest.json": JSON.stringify({ "index.html": { file: "assets/main-1a2b.js", imports: [] } }),
    "assets/main-1a2b.js": "console.log('app')",
    "food-art/apple.svg": "<svg/>",
    "favicon.svg": "<svg/>",
    "../secret.txt": SECRET,
    "../assets/secret.txt": SECRET,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return { folder, renderPage: async ({ path }) => (path === "/" ? { title: "Hello", html: "<h1>Hello</h1>", answers: [] } : undefined) };
}
