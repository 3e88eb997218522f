import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { normalizePath, runnerImport } from "vite";

const TRANSLATION = /\/texts\/([\w-]+)\/([\w-]+)\.json$/;

/**
 * English stands in for the texts that a translation lacks, so that nothing is ever empty and only one language is sent.
 *
 * @returns {import("vite").Plugin}
 */
export function translations() {
  return {
    name: "translations",
    enforce: "pre",
    async load(id) {
      const [, , name] = TRANSLATION.exec(normalizePath(id)) ?? [];
      if (name === undefined) return undefined;
      const english = resolve(join(id, "..", "..", "en", `${name}.ts`));
      this.addWatchFile(english);
      const { module } = await runnerImport(english, { configFile: false });
      return fillWithEnglish(JSON.parse(readFileSync(id, "utf8")), /** @type {Record<string, string>} */ (module.texts));
    },
  };
}

/**
 * @param {Record<string, string>} translated
 * @param {Record<string, string>} english
 */
export const fillWithEnglish = (translated, english) =>
  JSON.stringify(Object.fromEntries(Object.entries(english).map(([key, message]) => [key, translated[key] || message])));
