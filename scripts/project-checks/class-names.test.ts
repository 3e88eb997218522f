import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { cn } from "#web/lib/class-names.ts";

/** The complete library, configured to treat our shadow names as shadows instead of colors. */
const mergeByLibrary = extendTailwindMerge({ override: { classGroups: { shadow: [{ shadow: [() => true] }], "shadow-color": [] } } });

/** Everything in the sources that the library recognizes as a utility, without variants such as 'hover:'. */
function utilitiesInUse(): string[] {
  const files = readdirSync("web", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^testing|class-names/.test(file),
  );
  const words = files.flatMap((file) =>
    [...readFileSync(path.join("web", file), "utf8").matchAll(/"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, quoted, template]) =>
      (quoted ?? template ?? "").split(/\s+/),
    ),
  );
  const utilities = words.map((word) => word.replace(/^.*:(?![^[(]*[\])])/, "").replace(/^!|!$/g, ""));
  return [...new Set(utilities)].filter((word) => /^-?[a-z]/.test(word) && mergeByLibrary(`${word} ${word}`) === word);
}

/** 'px-4' and 'px-2.5' behave alike, so testing one of them is enough. */
const toStem = (utility: string): string => utility.replace(/[\d[(].*$/, "");

test("merges any two utilities of the app as the whole library does", () => {
  const utilities = utilitiesInUse();
  expect(utilities.length).toBeGreaterThan(500);
  const byStem = new Map(utilities.map((utility) => [toStem(utility), utility]));
  const ofDifferentStems = [...byStem.values()].flatMap((one) => [...byStem.values()].map((other) => `${one} ${other}`));
  const ofOneStem = utilities.map((utility) => `${utility} ${byStem.get(toStem(utility))}`);
  const different = [...ofDifferentStems, ...ofOneStem].filter((pair) => cn(pair) !== mergeByLibrary(pair));
  expect(different).toEqual([]);
});
