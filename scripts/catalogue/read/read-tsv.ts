import { readFileSync } from "node:fs";
import path from "node:path";

/** One row of a source file. Figures are per 100 g; an empty cell is absent. */
export interface SourceFood {
  source: string;
  release: Release;
  code: string;
  name: string;
  /** USDA's other names and brands. */
  alternates: string[];
  manufacturer: string;
  kindNumber: number;
  kind: string;
  /** FNDDS only: the amount that USDA assumes if the person surveyed does not know it. */
  usualGrams: number | undefined;
  nutrients: ReadonlyMap<string, number>;
  portions: { label: string; grams: number }[];
}

const RELEASES = { fndds2021: "fndds_2021_2023.tsv", fndds2017: "fndds_2017_2018.tsv", sr28: "sr28.tsv" } as const;
export type Release = keyof typeof RELEASES;

const TEXT_COLUMNS = new Set([
  "id",
  "source",
  "code",
  "name",
  "alt",
  "manufacturer",
  "cat_no",
  "cat",
  "group",
  "fdc_id",
  "default_g",
  "portions",
]);

export function readSourceFoods(folder: string, release: Release): SourceFood[] {
  const [header = "", ...lines] = readFileSync(path.join(folder, RELEASES[release]), "utf8").replace(/\n$/, "").split("\n");
  const columns = header.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    const cell = (column: string) => cells[columns.indexOf(column)] ?? "";
    return {
      source: cell("source"),
      release,
      code: cell("code"),
      name: cell("name"),
      alternates: splitList(cell("alt"), ";"),
      manufacturer: cell("manufacturer"),
      kindNumber: Number(cell("cat_no")),
      kind: cell("cat"),
      usualGrams: cell("default_g") === "" ? undefined : Number(cell("default_g")),
      nutrients: new Map(
        columns.flatMap((column, index) => {
          const value = cells[index] ?? "";
          return TEXT_COLUMNS.has(column) || value === "" ? [] : [[column, Number(value)] as const];
        }),
      ),
      portions: splitList(cell("portions"), "|").map(readPortion),
    };
  });
}

function splitList(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function readPortion(text: string): { label: string; grams: number } {
  const equals = text.lastIndexOf("=");
  return { label: text.slice(0, equals), grams: Number(text.slice(equals + 1)) };
}
