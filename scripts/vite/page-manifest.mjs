import { resolve } from "node:path";
import { normalizePath, runnerImport } from "vite";
import { pageTexts } from "./page-texts.mjs";

const TABLE = "app/pages.ts";
const LESSONS = "../core/content/learn/all-lessons.ts";
const RECIPES = "../core/content/recipes/recipes.ts";

/**
 * Writes the page table of web/app/pages.ts next to the manifest of the built files, because the server and the benches cannot import the
 * table itself. Fails if a page names a different file than the one it loads.
 *
 * @returns {import("vite").Plugin}
 */
export function pageManifest() {
  let root = "";
  return {
    name: "page-manifest",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const toModuleId = (/** @type {string} */ file) => normalizePath(resolve(root, file));
      const table = toModuleId(TABLE);
      const { module } = await runnerImport(table, { configFile: false, root, plugins: [pageTexts()] });
      const pages = /** @type {Record<string, { module: string }>} */ (module.PAGES);
      const loaded = this.getModuleInfo(table)?.dynamicallyImportedIds ?? [];
      for (const [name, page] of Object.entries(pages))
        if (!loaded.includes(toModuleId(page.module))) this.error(`The page ${name} does not load ${page.module}.`);
      const { module: learn } = await runnerImport(toModuleId(LESSONS), { configFile: false, root });
      const { module: cooking } = await runnerImport(toModuleId(RECIPES), { configFile: false, root });
      const listPaths = (/** @type {string} */ folder, /** @type {{ slug: string }[]} */ contents) =>
        contents.map(({ slug }) => `${folder}/${slug}`);
      /** @type {Record<string, string[]>} */
      const aliases = { lesson: listPaths("/learn", learn.LESSONS), recipe: listPaths("/recipes", cooking.RECIPES) };
      // The server needs every address, because it responds to any other with 404.
      const manifest = Object.entries(pages).map(([name, page]) => (aliases[name] ? { ...page, aliases: aliases[name] } : page));
      // JSON.stringify omits functions.
      this.emitFile({ type: "asset", fileName: ".vite/pages.json", source: JSON.stringify(manifest, null, 2) });
    },
  };
}
