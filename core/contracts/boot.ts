import type { HelplineCountry } from "#core/content/helplines/guess-country.ts";
import type { PublicSetting } from "#core/contracts/settings.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import type { SignInWays } from "#core/contracts/sign-in/sign-in-ways.ts";

/** The id of the JSON block that the server puts into the page. */
export const BOOT_ELEMENT_ID = "boot";

/** Where the person is, as far as their device knows: it tells the server, which renders the page of their day. */
export const TIME_ZONE_COOKIE = "time-zone";

/** What the first paint needs, so that it waits for no further request. */
export interface Boot {
  /** Absent in the page that stands in while there is no network: who it is, the device knows. */
  user?: User | null;
  settings: PublicSetting[];
  /** How people sign in and register; absent where the operator left it as it is. */
  signInWays?: SignInWays;
  /** Lets the libraries that add a style sheet of their own pass the content security policy. */
  styleNonce: string;
  /** On the support page: whose helplines the server shows. */
  country?: HelplineCountry;
  /** What the server read to render the page; absent where it read nothing, or left that to the browser. */
  rendered?: ServerRendered;
}

export interface ServerRendered {
  /** Absent on a visitor's page, which is the same everywhere and on every day. */
  timeZone?: string;
  /** There, when it was rendered. */
  day?: string;
  /** The page's queries and their answers, as TanStack Query dehydrates them. */
  state: unknown;
  /** For calm mode energy and grams were left out of the answers: the browser asks for the whole ones once it is idle. */
  isPartial?: true;
}

export interface PageToRender {
  path: string;
  /** On the support page: whose helplines to show. */
  country?: HelplineCountry | undefined;
  boot: Pick<Boot, "settings" | "signInWays"> & { user: User | null };
  timeZone: string;
  /** Reads from the API as the person whose page it is; rejects where that does not go well. */
  read: (address: string) => Promise<{ body: string; headers: Record<string, string> }>;
}

/** Renders a page as HTML, from what the page itself will be given; undefined where there is none to render. */
export type RenderPage = (page: PageToRender) => Promise<PageRendering | undefined>;

export interface PageRendering {
  title: string;
  /** Where it depends on what the page shows. */
  description?: string;
  html: string;
  /** For the browser, to go on with. */
  state?: unknown;
  /** Whether energy and grams were left out of the state. */
  isPartial?: true;
  /** Queries that the page asked for without having declared them: the browser has to fetch them. */
  undeclared?: readonly unknown[];
}
