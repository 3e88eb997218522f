import { type AppPage, page } from "./page-declaration.ts";
import { PAGES } from "./pages.ts";

const MISSING = {
  path: "/*",
  title: "notFound",
  access: "anyone",
  module: "app/not-found-page.tsx",
  budgetKb: 0,
} as const;
const NOT_FOUND = page({ ...MISSING, load: async () => ({ Page: (await import("./not-found-page.tsx")).NotFoundPage }) });
const VISITOR_NOT_FOUND = page({ ...MISSING, load: async () => ({ Page: (await import("./not-found-page.tsx")).VisitorNotFoundPage }) });

const isFor = ({ access }: AppPage, isSignedIn: boolean): boolean => access === "anyone" || (access === "visitor") !== isSignedIn;

/** Finds a page; the same path may show visitors and signed-in users different pages. */
export const findPage = (path: string, isSignedIn: boolean): AppPage | undefined =>
  Object.values<AppPage>(PAGES).find((one) => isFor(one, isSignedIn) && (leadsTo(one, path) || one.aliases?.includes(path)));

/** A path may end in a parameter, as in '/learn/:lesson'. */
const leadsTo = ({ path: own }: AppPage, path: string): boolean =>
  own === path || (own.includes(":") && own.split(":")[0] === path.replace(/[^/]+$/, "") && !path.endsWith("/"));

/** The page to show, or the not-found page. */
export const pageAt = (path: string, isSignedIn: boolean): AppPage =>
  findPage(path, isSignedIn) ?? (isSignedIn ? NOT_FOUND : VISITOR_NOT_FOUND);
