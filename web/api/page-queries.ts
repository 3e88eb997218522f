import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Region } from "#core/content/regions/regions.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";

/** The context that determines which data a page shows first. */
interface PageContext {
  /** The user's calendar day. */
  today: string;
  search: URLSearchParams;
  user: User;
}

/** As returned by `queryOptions`; only the key and the function are used here. */
export interface PageQuery {
  queryKey: QueryKey;
  queryFn?: unknown;
  /** Set for an infinite query. */
  initialPageParam?: unknown;
}

/** The queries for everyone who opens the page, including visitors, so they contain no personal data. */
export type OpenPageQueries = (path: string, region: Region) => readonly PageQuery[];

/** The title and description of a page, if they depend on its content. */
export type HeadOf = (client: QueryClient, path: string, region: Region) => { title: string; description: string } | undefined;

/** The queries that the page needs first. The server loads all of them in parallel before it renders the page. */
export type PageQueries = (context: PageContext) => readonly PageQuery[];
