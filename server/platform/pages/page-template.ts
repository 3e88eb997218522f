import { readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE, type Language, textDirection } from "#core/texts/languages.ts";
import { escapeHtml } from "#server/platform/escape-html.ts";
import { BOOT_SCRIPT } from "./boot-script.ts";

/** A page to read starts its script after the first paint, a page with a form soon, and a page that is not rendered at once. */
export type ScriptStart = "at once" | "soon" | "after paint";

/** Tells the web app that the server has already rendered the page. */
const RENDERED_ROOT = '<div id="root" data-rendered>';

export interface PageParts {
  language: Language;
  start: ScriptStart;
  /** What the page needs in its head in addition to the template. */
  head: string;
  /** Absent when the browser renders the page. */
  rendered: { title: string; description: string; html: string } | undefined;
}

/** The built index.html, split once at the markers where responses differ. */
export function readTemplate(folder: string): { fillIn: (parts: PageParts) => string; text: string } {
  const text = readFileSync(path.join(folder, "index.html"), "utf8");
  const [start, title, head, body, app, end] = cutAt(text, ["<!--title-->", "<!--/title-->", "<!--boot-->", "<!--app-->", "<!--/app-->"]);
  const cut = { start, title, head, body, app, end };
  // Vite writes the script tags themselves.
  const templates = { "at once": cut, soon: mapped(cut, withLowPriority), "after paint": mapped(cut, withoutStart) };
  return {
    text: text + BOOT_SCRIPT,
    fillIn: ({ language, start, head, rendered }) => {
      const template = templates[start];
      const about = rendered
        ? `<title>${escapeHtml(rendered.title)}</title><meta name="description" content="${escapeHtml(rendered.description)}">`
        : template.title;
      const content = rendered ? `${RENDERED_ROOT}${rendered.html}</div>${BOOT_SCRIPT}` : template.app;
      return inLanguage(template.start, language) + about + template.head + head + template.body + content + template.end;
    },
  };
}

/** How the page preloads a file of its script. */
export const PRELOAD_LINKS: Record<ScriptStart, string> = {
  "at once": '<link rel="modulepreload"',
  soon: '<link rel="modulepreload" fetchpriority="low"',
  "after paint": '<link rel="later"',
};

/** The built page is in the default language. */
const inLanguage = (html: string, language: Language): string =>
  language === DEFAULT_LANGUAGE
    ? html
    : html.replace(`<html lang="${DEFAULT_LANGUAGE}"`, `<html lang="${language}" dir="${textDirection(language)}"`);

const SCRIPT = '<script type="module"';

const withLowPriority = (html: string): string =>
  html.replaceAll(PRELOAD_LINKS["at once"], PRELOAD_LINKS.soon).replaceAll(SCRIPT, `${SCRIPT} fetchpriority="low"`);

/** The inline script in boot-script.ts starts the page's script. */
const withoutStart = (html: string): string =>
  html.replaceAll(PRELOAD_LINKS["at once"], PRELOAD_LINKS["after paint"]).replaceAll(SCRIPT, '<script type="later"');

type Cut = Record<"start" | "title" | "head" | "body" | "app" | "end", string>;

const mapped = (cut: Cut, change: (html: string) => string): Cut => ({
  start: change(cut.start),
  title: cut.title,
  head: change(cut.head),
  body: change(cut.body),
  app: cut.app,
  end: change(cut.end),
});

function cutAt(text: string, marks: readonly [string, string, string, string, string]): [string, string, string, string, string, string] {
  const parts: string[] = [];
  let rest = text;
  for (const mark of marks) {
    const [before, ...after] = rest.split(mark);
    if (before === undefined || after.length !== 1) throw new Error(`The built page must have ${mark} once.`);
    parts.push(before);
    rest = after[0] ?? "";
  }
  // Safe to cast: there is one part before each marker, plus the rest.
  return [...parts, rest] as [string, string, string, string, string, string];
}
