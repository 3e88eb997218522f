import type { ComponentType } from "react";
import type { HeadOf, OpenPageQueries, PageQueries } from "#web/api/page-queries.ts";
import { type LazyPart, lazyPart } from "#web/lib/page-load/lazy-part.ts";
import type { TextKey } from "#web/texts/texts.ts";

interface PageDeclaration {
  path: `/${string}`;
  /** Other paths that lead to the same page. */
  aliases?: readonly string[];
  /** The title in the browser's title bar; the landing page has none. */
  title?: TextKey<"titles">;
  /** Set if the title depends on the content, so that the page sets it itself. */
  titlesItself?: true;
  /** The description for search engines and shared links. */
  description?: TextKey<"descriptions">;
  /** Who may see it: only visitors, every signed-in user, only administrators, or anyone. */
  access: "visitor" | "user" | "admin" | "anyone";
  /** The file that `load` imports, relative to the folder web. */
  module: string;
  /** The limit for the compressed script that the page loads before it is usable, slightly above the actual size. */
  budgetKb: number;
  /** Set if the page has a form to fill in at once, so that its script does not wait for the first paint. */
  hasForm?: boolean;
  /** Set if the page is only useful with the token of a link, so that search engines do not list it. */
  needsLink?: true;
  /** Set if the page shows what differs by country, such as emergency numbers, so that the server renders it for each region. */
  variesByRegion?: true;
  load: () => Promise<{ Page: ComponentType; queries?: PageQueries; openQueries?: OpenPageQueries; makeHead?: HeadOf }>;
}

export interface AppPage extends PageDeclaration, LazyPart<object> {}

export const page = <const D extends PageDeclaration>(declaration: D): D & LazyPart<object> => ({
  ...declaration,
  ...lazyPart(async () => (await declaration.load()).Page, declaration.module),
});
