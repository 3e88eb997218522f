import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The pages for the server to draw: see web/draw-page.tsx. */
export default defineConfig({
  root: "web",
  publicDir: false,
  plugins: [react()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: "draw-page.tsx",
    outDir: "../dist/draw-page",
    emptyOutDir: true,
    target: "node20",
  },
});
