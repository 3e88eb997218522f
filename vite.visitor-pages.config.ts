import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The visitors' pages for the server to draw: see web/visitor-pages.tsx. */
export default defineConfig({
  root: "web",
  publicDir: false,
  plugins: [react()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: "visitor-pages.tsx",
    outDir: "../dist/visitor-pages",
    emptyOutDir: true,
    target: "node20",
  },
});
