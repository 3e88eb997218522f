import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeTextFiles, textFileName } from "./text-files.mjs";

const NAME = "virtual:page-texts";
/** The files that declare pages. What they load belongs to those pages, not to the file that imports the table. */
const PAGE_TABLES = ["app/pages.ts", "app/find-page.ts"];
/** Parts besides the pages whose texts are loaded with them. */
const PARTS = ["app/shell/shell.tsx"];
const ENTRY = "main.tsx";

/** @typedef {{ imports: string[], dynamicImports: string[], catalogs: string[] }} Source */

/** Lists the files of texts for the server, which preloads them. */
const MANIFEST = ".vite/page-texts.json";

/**
 * Which catalogs of texts each page uses: those that its modules read by `texts("name")`, so that they are loaded together with the page.
 * The built app reads them from files of their own.
 *
 * @returns {import("vite").Plugin}
 */
export function pageTexts() {
  let root = "";
  let isBuilt = false;
  /** @type {Awaited<ReturnType<typeof makeTextFiles>>} */
  let built = { folder: "", files: [] };
  return {
    name: "page-texts",
    enforce: "pre",
    configResolved(config) {
      // Vitest runs in the folder of the project.
      root = existsSync(join(config.root, "web")) ? join(config.root, "web") : config.root;
      isBuilt = config.command === "build" && !config.build.ssr;
    },
    async buildStart() {
      if (isBuilt) built = await makeTextFiles(root, findPageTexts(root));
    },
    resolveId(id) {
      if (id === NAME) return `\0${NAME}`;
      return isBuilt && id === "./text-files.ts" ? join(root, "texts/built-text-files.ts") : undefined;
    },
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      return isBuilt
        ? `export const TEXT_FILES = "/${built.folder}";`
        : `export const PAGE_TEXTS = ${JSON.stringify(findPageTexts(root))};`;
    },
    generateBundle() {
      if (!isBuilt) return;
      for (const { file, source } of built.files) this.emitFile({ type: "asset", fileName: `${built.folder}/${file}`, source });
      const modules = Object.keys(findPageTexts(root)).map((module) => [module, `${textFileName(module)}.js`]);
      const manifest = { folder: built.folder, files: Object.fromEntries(modules) };
      this.emitFile({ type: "asset", fileName: MANIFEST, source: JSON.stringify(manifest, null, 2) });
    },
  };
}

/**
 * The catalogs of the entry and of each page's module. Those of the entry are not repeated, because every page needs them.
 *
 * @param {string} root the folder web
 * @returns {Record<string, string[]>}
 */
export function findPageTexts(root) {
  /** @type {Map<string, Source>} */
  const sources = new Map();
  const readOnce = (/** @type {string} */ file) => {
    const found = sources.get(file) ?? readSource(join(root, file));
    sources.set(file, found);
    return found;
  };
  const findCatalogs = (/** @type {string} */ start, /** @type {boolean} */ withDynamic) => {
    const files = new Set([start]);
    const catalogs = new Set();
    for (const file of files) {
      const { imports, dynamicImports, catalogs: own } = readOnce(file);
      for (const name of own) catalogs.add(name);
      const isTable = PAGE_TABLES.includes(file);
      for (const id of withDynamic && !isTable ? [...imports, ...dynamicImports] : imports) {
        const imported = resolveImport(root, file, id);
        if (imported) files.add(imported);
      }
    }
    return [...catalogs].sort();
  };

  const entry = findCatalogs(ENTRY, false);
  const modules = PAGE_TABLES.flatMap((table) =>
    [...readFileSync(join(root, table), "utf8").matchAll(/module: "([^"]+)"/g)].map(([, module = ""]) => module),
  );
  const pages = [...PARTS, ...modules].map((module) => [module, findCatalogs(module, true).filter((name) => !entry.includes(name))]);
  return { [ENTRY]: entry, ...Object.fromEntries(pages) };
}

/** @param {string} path @returns {Source} */
function readSource(path) {
  const code = readFileSync(path, "utf8");
  const all = (/** @type {RegExp} */ pattern) => [...code.matchAll(pattern)].map(([, found = ""]) => found);
  return {
    imports: all(/^(?:import |(?:import|export) (?!type )[^"\n]* from |\} from )"([^"]+)";/gm),
    dynamicImports: all(/\bimport\("([^"]+)"\)/g),
    catalogs: all(/\btexts\("([\w-]+)"\)/g),
  };
}

/** @param {string} root @param {string} from @param {string} id */
function resolveImport(root, from, id) {
  const path = id.startsWith("#web/") ? id.slice("#web/".length) : id.startsWith("./") ? join(dirname(from), id) : undefined;
  const file = path?.replaceAll("\\", "/");
  return file && /\.tsx?$/.test(file) && existsSync(join(root, file)) ? file : undefined;
}
