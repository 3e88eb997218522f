import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

/** A page as declared in web/app/pages.ts; the build writes all of them into a manifest. */
const DeclaredPage = z.object({
  path: z.string(),
  aliases: z.array(z.string()).default([]),
  access: z.enum(["visitor", "user", "admin", "anyone"]),
  module: z.string(),
  hasForm: z.boolean().default(false),
  needsLink: z.boolean().default(false),
  variesByRegion: z.boolean().default(false),
  budgetKb: z.number(),
});
export type DeclaredPage = z.output<typeof DeclaredPage>;

export const PAGE_MANIFEST = ".vite/pages.json";

export const readPageTable = (folder: string): DeclaredPage[] =>
  z.array(DeclaredPage).parse(JSON.parse(readFileSync(path.join(folder, PAGE_MANIFEST), "utf8")));

/** Whether the page is visible without an account. */
const isOpen = ({ access }: DeclaredPage): boolean => access === "visitor" || access === "anyone";

/** Whether search engines may list it for visitors. */
export const isForSearchEngines = (page: DeclaredPage): boolean => isOpen(page) && !page.needsLink;

/** The page at this path, for a signed-in user or a visitor. */
export const findPage = (pages: readonly DeclaredPage[], pathname: string, isSignedIn: boolean): DeclaredPage | undefined =>
  pages.find((page) => leadsTo(page, pathname) && (isSignedIn ? page.access !== "visitor" : isOpen(page)));

/** Whether the path leads to a page for any user or visitor. */
export const hasPage = (pages: readonly DeclaredPage[], pathname: string): boolean => pages.some((page) => leadsTo(page, pathname));

const leadsTo = ({ path: own, aliases }: DeclaredPage, pathname: string): boolean =>
  own === pathname || aliases.includes(pathname) || (aliases.length === 0 && fitsPattern(own, pathname));

/** '/recipes/mine/:ownRecipe' matches the path of any own recipe, because those paths are not listed. */
function fitsPattern(pattern: string, pathname: string): boolean {
  const [parts, pathParts] = [pattern.split("/"), pathname.split("/")];
  return (
    parts.length === pathParts.length &&
    parts.every((part, index) => (part.startsWith(":") ? pathParts[index] !== "" : part === pathParts[index]))
  );
}
