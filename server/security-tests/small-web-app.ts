import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import type { WebApp } from "#server/platform/pages/web-app.ts";
import { writeWebApp } from "#server/testing/built-web-app.ts";

export const SECRET = "canary beside the web app";

/** Creates a minimal built web app, and next to it a file that no path may reach. */
export function makeWebApp(): WebApp {
  const parent = mkdtempSync(path.join(tmpdir(), "bitebright-attacked-"));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));
  const folder = path.join(parent, "web");
  const files = {
    "assets/main-1a2b.js": "console.log('app')",
    "food-art/apple.svg": "<svg/>",
    "favicon.svg": "<svg/>",
    "../secret.txt": SECRET,
    "../assets/secret.txt": SECRET,
  };
  writeWebApp(folder, { loading: "<p>Loading...</p>", manifest: { "index.html": { file: "assets/main-1a2b.js", imports: [] } }, files });
  return { folder, renderPage: async ({ path }) => (path === "/" ? { title: "Hello", html: "<h1>Hello</h1>" } : undefined) };
}
