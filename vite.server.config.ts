import { defineConfig } from "vite";

/** The server in one file: it starts several times faster than from its sources. Packages stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    // The second one is a thread of its own.
    rolldownOptions: { input: { main: "server/main.ts", "read-worker": "server/features/imports/read/read-worker.ts" } },
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
  },
});
