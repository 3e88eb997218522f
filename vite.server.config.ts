import { defineConfig } from "vite";

/** The server in a few files: it starts several times faster than from its sources. Packages stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      // The second one is a thread of its own.
      input: { main: "server/main.ts", "read-worker": "server/features/imports/read/read-worker.ts" },
      // All in one folder, because code looks for its data beside itself.
      output: { chunkFileNames: "[name]-[hash].js" },
    },
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
  },
});
