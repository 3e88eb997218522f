import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** The logical class for each physical one: what is at the start is on the right in a language written from right to left. */
const LOGICAL = new Map(
  Object.entries({
    ml: "ms",
    mr: "me",
    pl: "ps",
    pr: "pe",
    left: "start",
    right: "end",
    "scroll-ml": "scroll-ms",
    "scroll-mr": "scroll-me",
    "scroll-pl": "scroll-ps",
    "scroll-pr": "scroll-pe",
    "border-l": "border-s",
    "border-r": "border-e",
    "rounded-l": "rounded-s",
    "rounded-r": "rounded-e",
    "rounded-tl": "rounded-ss",
    "rounded-tr": "rounded-se",
    "rounded-bl": "rounded-es",
    "rounded-br": "rounded-ee",
    "text-left": "text-start",
    "text-right": "text-end",
    "float-left": "float-start",
    "float-right": "float-end",
    "clear-left": "clear-start",
    "clear-right": "clear-end",
  }),
);

/** Complete without a value. */
const WITHOUT_VALUE = /^(?:text|float|clear)-|^(?:border|rounded)-/;
const WITH_VALUE = /^(?:-?\d|-?\[|\(|auto$|px$|full$|none$|xs$|sm$|md$|lg$|xl$|\dxl$)/;
const CLASS = new RegExp(`^((?:[^\\s:]|:(?=\\S*:))*:)?(!?-?)(${[...LOGICAL.keys()].join("|")})(?:-(.+?))?(!?)$`);

const PICTURE = "a place on a picture, which is the same in every language";
/** Files whose `left-` and `right-` stay, with the reason. */
export const EXCEPTIONS = new Map([
  ["web/features/auth/frame/welcome-panel.tsx", PICTURE],
  ["web/features/landing/food-pictures.tsx", PICTURE],
  ["web/features/landing/hero-dish.tsx", PICTURE],
  ["web/features/landing/tool-pictures.tsx", PICTURE],
]);
/** The table of classes that are merged. */
const CLASS_NAMES = "web/lib/class-names.ts";
/** In the middle, left and right are the same. */
const CENTERED = /(?:^|:)left-1\/2$/;

const CSS =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(left|right)|(left|right)\s*:|(?:text-align|float|clear):\s*(left|right))/g;

/** @typedef {{ start: number, end: number, found: string, logical: string }} Physical */

/**
 * The physical classes in a file's texts, and the logical ones to use instead.
 *
 * @param {string} file
 * @param {string} source
 * @returns {Physical[]}
 */
export function findPhysical(file, source) {
  if (file.endsWith(".css")) {
    return [...source.matchAll(CSS)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      found,
      logical: toLogicalCss(found),
    }));
  }
  if (file === CLASS_NAMES) return [];
  const physical = /** @type {Physical[]} */ ([]);
  for (const { start, end } of listTexts(parseSync(file, source).program)) {
    for (const { 0: found, index } of source.slice(start, end).matchAll(/[^\s"'`]+/g)) {
      const logical = toLogical(file, found);
      if (logical) physical.push({ start: start + index, end: start + index + found.length, found, logical });
    }
  }
  return physical;
}

/** @param {string} file @param {string} name @returns {string | undefined} */
function toLogical(file, name) {
  const [, variants = "", sign, utility = "", value, important] = CLASS.exec(name) ?? [];
  const logical = LOGICAL.get(utility);
  if (!logical || (value === undefined ? !WITHOUT_VALUE.test(utility) : !WITH_VALUE.test(value))) return undefined;
  if (CENTERED.test(name) || (/^(?:left|right)$/.test(utility) && EXCEPTIONS.has(file))) return undefined;
  return `${variants}${sign}${logical}${value === undefined ? "" : `-${value}`}${important}`;
}

/** @param {string} found */
const toLogicalCss = (found) =>
  /^(?:text-align|float|clear)/.test(found)
    ? found.replace("left", "start").replace("right", "end")
    : found
        .replace(/^(left|right)/, "inset-$1")
        .replace("-left", "-inline-start")
        .replace("-right", "-inline-end");

/** @returns {string[]} */
export function checkDirections() {
  const files = execFileSync("git", ["ls-files", "web"], { encoding: "utf8" }).split("\n");
  return files
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => findPhysical(file, readFileSync(file, "utf8")).map(({ found, logical }) => `${file}: ${found}: use ${logical}`));
}

/** The strings and template parts of a program. @param {unknown} node @returns {{ start: number, end: number }[]} */
function listTexts(node) {
  if (Array.isArray(node)) return node.flatMap(listTexts);
  if (typeof node !== "object" || node === null) return [];
  const { type, start, end, value } = /** @type {{ type?: string, start: number, end: number, value?: unknown }} */ (node);
  if ((type === "Literal" && typeof value === "string") || type === "TemplateElement") return [{ start, end }];
  return Object.values(node).flatMap(listTexts);
}
