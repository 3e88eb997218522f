import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pageTexts } from "./scripts/vite/page-texts.mjs";
import { translations } from "./scripts/vite/translations.mjs";

/** The pages for the server to render: see web/server-entry.tsx. */
export default defineConfig({
  root: "web",
  publicDir: false,
  plugins: [pageTexts(), translations(), react()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: "server-entry.tsx",
    outDir: "../dist/ssr",
    emptyOutDir: true,
    target: "node20",
  },
});
