import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc } from "vite";

const SOURCE = "service-worker/service-worker.ts";
/** Food pictures are cached too: together they are small, and pages without them would have gaps. */
const CACHED = /^(?:assets\/.+\.(?:js|css|woff2)|food-art\/.+\.svg)$/;
/** The texts of a page in a language; the files of single catalogs are only for parts that nobody foresaw. */
const TEXTS = /^assets\/texts-[\w-]+\/([\w-]+)\/(?!catalog-)/;
/** Only administrators open the first, and only online; the second is cached once a user scans a barcode. */
const LEFT_OUT = /^assets\/(?:admin-page|barcode-worker)-/;

/**
 * Writes /service-worker.js with the list of the app's files.
 * @returns {import("vite").Plugin}
 */
export function serviceWorker() {
  let root = "";
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const path = join(root, SOURCE);
      const { code } = await transformWithOxc(readFileSync(path, "utf8"), path, {});
      const files = filesToKeep(Object.keys(bundle));
      const texts = textsByLanguage(Object.keys(bundle));
      const hash = createHash("sha256").update(files.join()).update(JSON.stringify(texts)).update(code);
      // The names of the pictures do not contain a hash of their content.
      for (const file of Object.values(bundle)) if (file.fileName.endsWith(".svg") && file.type === "asset") hash.update(file.source);
      const version = hash.digest("hex").slice(0, 12);
      const inserted = { APP_FILES: files, APP_TEXTS: texts, APP_VERSION: version };
      const constants = Object.entries(inserted).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
      const source = `${constants.join("")}\n${code}`;
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}

/** @param {readonly string[]} fileNames @returns {string[]} their paths, in a fixed order */
export const filesToKeep = (fileNames) =>
  fileNames
    .filter((name) => CACHED.test(name) && !LEFT_OUT.test(name) && !name.startsWith("assets/texts-"))
    .map((name) => `/${name}`)
    .sort();

/** @param {readonly string[]} fileNames @returns {Record<string, string[]>} the paths of the pages' texts, by language */
export function textsByLanguage(fileNames) {
  /** @type {Record<string, string[]>} */
  const texts = {};
  for (const name of [...fileNames].sort()) {
    const [, language] = TEXTS.exec(name) ?? [];
    if (language) texts[language] = [...(texts[language] ?? []), `/${name}`];
  }
  return texts;
}
