import { defineConfig } from "vite";

/** The server in one file: it starts several times faster than from its sources. Packages stay outside. */
export default defineConfig({
  build: {
    ssr: "server/main.ts",
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
  },
});
