import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { User } from "#core/contracts/sign-in/auth.ts";

/** What determines which data a page shows first. */
export interface PageContext {
  /** The user's calendar day. */
  today: string;
  search: URLSearchParams;
  user: User;
}

/** As returned by `queryOptions`; only the key and the function matter here. */
export interface PageQuery {
  queryKey: QueryKey;
  queryFn?: unknown;
  /** For an infinite list. */
  initialPageParam?: unknown;
}

/** What the page reads for anyone who opens it, visitors included: no personal data. */
export type OpenPageQueries = (path: string) => readonly PageQuery[];

/** The title and description of a page, if they depend on its content. */
export type HeadOf = (client: QueryClient, path: string) => { title: string; description: string } | undefined;

/** Every query that the page reads when first shown. The server reads all of them in parallel before it renders the page. */
export type PageQueries = (context: PageContext) => readonly PageQuery[];
