import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { foodArt } from "./scripts/vite/food-art.mjs";
import { pageManifest } from "./scripts/vite/page-manifest.mjs";
import { pageTexts } from "./scripts/vite/page-texts.mjs";
import { precompress } from "./scripts/vite/precompress.mjs";
import { preloadFonts } from "./scripts/vite/preload-fonts.mjs";
import { serviceWorker } from "./scripts/vite/service-worker.mjs";
import { nameSharedPart } from "./scripts/vite/shared-parts.mjs";
import { slimIcons } from "./scripts/vite/slim-icons.mjs";
import { translations } from "./scripts/vite/translations.mjs";
import { webApiModules } from "./scripts/vite/web-api-modules.mjs";

export default defineConfig({
  root: "web",
  publicDir: "public",
  plugins: [
    webApiModules(),
    pageTexts(),
    translations(),
    react(),
    tailwindcss(),
    foodArt(),
    slimIcons(),
    preloadFonts(),
    pageManifest(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    // Inlined files would need data: URIs in the content security policy.
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Without what only a list without an end uses, and what only signed-in people need.
            {
              name: "vendor",
              test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack|wouter)[\\/](?!.*(?:infiniteQueryObserver|useInfiniteQuery|hydration))/,
              priority: 2,
            },
            // With everything the first render needs: one file instead of twenty.
            {
              name: "app",
              test: /web[\\/](?:texts[\\/](?:built-text-files|texts)|app[\\/](?!not-found|session-end)[\w-]+|api[\\/](?:auth|query-client|settings)|lib[\\/](?:api-client|class-names|lazy-part|storage|theme))\.tsx?$/,
              priority: 1,
            },
            {
              name: nameSharedPart,
              debugName: "shared parts",
              // Not every package: some export everything from one file, so that each part of them looks used by all.
              test: /web[\\/](?:api|components|lib|ui)|core[\\/](?:domain|contracts[\\/]http[\\/]problem-codes)|@phosphor-icons|@radix-ui|@floating-ui|es2015|tslib|react-hook-form|[\\/]idb[\\/]/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
