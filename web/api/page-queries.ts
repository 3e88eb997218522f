import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { User } from "#core/contracts/auth.ts";

/** What decides which data a page shows first. */
export interface PageContext {
  /** The person's calendar day. */
  today: string;
  search: URLSearchParams;
  user: User;
}

/** As `queryOptions` makes them; only the key and the function matter here. */
export interface PageQuery {
  queryKey: QueryKey;
  queryFn?: unknown;
  /** Of a list that grows as one reads on. */
  initialPageParam?: unknown;
}

/** What the page reads for whoever opens it, visitors too: nothing of a person. */
export type OpenPageQueries = (path: string) => readonly PageQuery[];

/** The title and description of a page that depend on what it shows. */
export type HeadOf = (client: QueryClient, path: string) => { title: string; description: string } | undefined;

/** Every query that the page reads when it is first shown. The server reads them all at once before it renders the page. */
export type PageQueries = (context: PageContext) => readonly PageQuery[];
