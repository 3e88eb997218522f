import type { ComponentType } from "react";
import type { HeadOf, OpenPageQueries, PageQueries } from "#web/api/page-queries.ts";
import { type LazyPart, lazyPart } from "#web/lib/lazy-part.ts";

interface PageDeclaration {
  path: `/${string}`;
  /** Other paths that lead to the same page. */
  aliases?: readonly string[];
  /** For the browser's title bar; the landing page has none. */
  title?: string;
  /** The title depends on the content, so the page sets it itself. */
  titlesItself?: true;
  /** For search engines and shared links. */
  description: string;
  /** Who may see it: only visitors, every signed-in user, only administrators, or anyone. */
  access: "visitor" | "user" | "admin" | "anyone";
  /** The file that `load` imports, relative to the folder web. */
  module: string;
  /** How much script it may load before it can be used, compressed: slightly more than it does. */
  budgetKb: number;
  /** There is something to fill in at once: its script does not wait for the first paint. */
  hasForm?: boolean;
  /** It is of use only with the token of a link, so search engines do not list it. */
  needsLink?: true;
  load: () => Promise<{ Page: ComponentType; queries?: PageQueries; openQueries?: OpenPageQueries; headOf?: HeadOf }>;
}

export interface AppPage extends PageDeclaration, LazyPart<object> {}

export const page = <const D extends PageDeclaration>(declaration: D): D & LazyPart<object> => ({
  ...declaration,
  ...lazyPart(async () => (await declaration.load()).Page),
});
