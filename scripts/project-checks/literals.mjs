import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseSync } from "vite";

/** Folders whose texts are all in web/texts. A text in one of them fails the check. */
const MOVED = ["web/api", "web/app", "web/components", "web/features", "web/lib", "web/ui"];

/** The same in every language, or compared and never seen. */
const NAMES = new Set([
  // Services and providers, and the initials of a sample person.
  ...["Anthropic", "Gemini", "OpenAI", "Open Food Facts (ODbL)", "USDA Branded Foods", "ML"],
  // Lines of a label and foods by which the server's data is looked up.
  ...["Added Sugars", "Cola (soft drink)", "Orange juice", "Total Carbohydrate", "Trans Fat"],
  // Kinds of a state, and an error's own text.
  ...["AI estimate", "No camera: …", "Your own food", "no reader"],
]);

const COMPONENTS = /^web\/(?:app|components|features|ui|lib|api)\/(?!.*\.test\.tsx?$).*\.tsx?$/;
/** Attributes and properties that people see or hear, even if they are a single word. */
const SPOKEN =
  /^(?:aria-label|aria-description|aria-valuetext|aria-roledescription|alt|title|placeholder|label|description|lead|hint|error|problem|pendingText|text)$/;
/** Attributes and properties that are never seen. */
const UNSEEN = /^(?:className|class|style|d|viewBox|sizes|srcSet|path|href|transform|points|module|pattern|accept|key|name|id|value|type)$/;
/** What a person reads has words; a name of a family of fonts or a MIME type has no capital and space. */
const SENTENCE = /^[“"'(]?[A-Z][\w’']*[ ,.:?!…].*[a-z]/s;
/** A shape, a key of a text, or a unit's symbol. */
const CODE = /^\s*(?:[Mm](?:[\d.-]|… )[^a-z]*[\d.…a-zA-Z ,-]*|[a-z]\w*(?:\.[\w-]+)+|[a-z]+(?:[A-Z][a-z]+)+|kcal|mg|ml|oz|fl oz|lb)\s*$/;
const WORD = /\p{L}{2}/u;
const CAPITALIZED = /^[“"'(]?[A-Z][a-z]+/;

/**
 * @typedef {{ line: number, text: string }} Literal
 * @typedef {{ type?: string, start: number, [key: string]: unknown }} Node
 */

/**
 * The texts for people that stand in a component instead of in a catalog.
 *
 * @param {string} file
 * @param {string} source
 * @returns {Literal[]}
 */
export function findLiterals(file, source) {
  const literals = /** @type {Literal[]} */ ([]);
  const add = (/** @type {Node} */ node, /** @type {string} */ text) =>
    literals.push({ line: source.slice(0, node.start).split("\n").length, text: text.trim().replace(/\s+/g, " ") });

  /** @param {unknown} value @param {string} name of the attribute or property that holds it @param {boolean} isInJsx */
  const visit = (value, name, isInJsx) => {
    if (Array.isArray(value)) for (const item of value) visit(item, name, isInJsx);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    const node = /** @type {Node} */ (value);
    if (node.type === undefined || isLeftOut(node)) return;
    const text = readText(node);
    if (text !== undefined) {
      if (!UNSEEN.test(name) && isForPeople(text, node.type, name, isInJsx)) add(node, text);
      if (node.type !== "TemplateLiteral") return;
    }
    const own = node.type === "JSXAttribute" || node.type === "Property" ? readName(node.name ?? node.key) : name;
    const isChild = node.type === "JSXExpressionContainer" ? name === "" : isInJsx;
    for (const [key, child] of Object.entries(node)) {
      if (key === "type" || (node.type === "Property" && key === "key") || key === "test") continue;
      if (node.type === "TemplateLiteral" && key === "quasis") continue;
      const isElement = node.type === "JSXElement" || node.type === "JSXFragment";
      visit(child, isElement ? "" : own, isElement ? false : isChild);
    }
  };
  visit(parseSync(file, source).program, "", false);
  return literals;
}

/** @param {Node} node */
function isLeftOut(node) {
  if (/^(?:Import|TS(?!As|Satisfies|NonNull))/.test(node.type ?? "")) return true;
  if (node.type === "BinaryExpression") return /^[!=]==?$/.test(String(node.operator));
  const callee = readName(node.callee);
  if (node.type === "NewExpression") return /Error$|RegExp|Intl|Format/.test(callee);
  return node.type === "CallExpression" && /^(?:texts|t|rich|cn|clsx|import|querySelector\w*|closest|matches|matchMedia)$/.test(callee);
}

/** @param {string} text @param {string} type @param {string} name @param {boolean} isInJsx */
function isForPeople(text, type, name, isInJsx) {
  if (CODE.test(text) || NAMES.has(text.trim())) return false;
  if (type === "JSXText") return WORD.test(text);
  if (SPOKEN.test(name)) return /[A-Za-z]{2}/.test(text) && /[A-Z ]/.test(text);
  return SENTENCE.test(text) || (isInJsx && CAPITALIZED.test(text));
}

/** @param {Node} node @returns {string | undefined} */
function readText({ type, value, quasis }) {
  if ((type === "Literal" || type === "JSXText") && typeof value === "string") return value;
  if (type !== "TemplateLiteral") return undefined;
  return /** @type {{ value: { raw: string } }[]} */ (quasis).map((part) => part.value.raw).join("…");
}

/** @param {unknown} node */
function readName(node) {
  const { name, value, property } = /** @type {Node} */ (node ?? {});
  const found = name ?? value ?? /** @type {Node | undefined} */ (property)?.name;
  return typeof found === "string" ? found : "";
}

/** @returns {{ problems: string[], counts: string, folders: Map<string, number> }} */
export function checkLiterals() {
  const problems = [];
  const folders = new Map();
  for (const file of execFileSync("git", ["ls-files", "web"], { encoding: "utf8" }).split("\n")) {
    if (!COMPONENTS.test(file)) continue;
    const literals = findLiterals(file, readFileSync(file, "utf8"));
    if (literals.length === 0) continue;
    const folder = toFolder(file);
    folders.set(folder, (folders.get(folder) ?? 0) + literals.length);
    if (MOVED.some((moved) => file.startsWith(`${moved}/`))) {
      problems.push(...literals.map(({ line, text }) => `${file}:${line}: ${text}`));
    }
  }
  const left = [...folders.values()].reduce((sum, count) => sum + count, 0);
  return {
    problems,
    folders,
    counts: `${MOVED.length} folders have all their texts in catalogs, ${left} texts are left in ${folders.size} others`,
  };
}

/** Of a feature or a topic of components. @param {string} file */
const toFolder = (file) => dirname(file).split("/").slice(0, 3).join("/");
