import type { Region } from "#core/content/regions/regions.ts";
import type { PublicSetting } from "#core/contracts/settings.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import type { SignInMethods } from "#core/contracts/sign-in/sign-in-methods.ts";
import type { Language } from "#core/texts/languages.ts";

/** The id of the JSON block that the server puts into the page. */
export const BOOT_ELEMENT_ID = "boot";

/** The device's time zone, so that the server can render the page for the person's day. */
export const TIME_ZONE_COOKIE = "time-zone";

/** What the first paint needs, so that it does not wait for another request. */
export interface Boot {
  /** Absent in the offline page, because then the device itself knows the user. */
  user?: User | null;
  settings: PublicSetting[];
  /** How people sign in and register; absent if the operator kept the defaults. */
  signInWays?: SignInMethods;
  /** Allows libraries that insert their own style sheet to pass the content security policy. */
  styleNonce: string;
  /** A guess from the browser's languages; absent in the offline page. */
  region?: Region;
  /** The data that the server read to render the page; absent if it read nothing or left the rendering to the browser. */
  rendered?: ServerRendered;
}

export interface ServerRendered {
  /** Absent on a visitor's page, which is the same in every time zone and on every day. */
  timeZone?: string;
  /** The day in that time zone at the time of rendering. */
  day?: string;
  /** The page's queries and their results, as TanStack Query dehydrates them. */
  state: unknown;
  /** For calm mode, energy and grams were left out of the data. The browser fetches the full data once it is idle. */
  isPartial?: true;
}

export interface PageToRender {
  path: string;
  /** Where the user says they live, otherwise a guess from the browser's languages. */
  region: Region;
  /** On the support page: the country that was chosen there. */
  country?: Region | undefined;
  boot: Pick<Boot, "settings" | "signInWays"> & { user: User | null };
  timeZone: string;
  language: Language;
  /** Reads from the API as the person who requested the page, with the length of the whole list if there is one; rejects if that fails. */
  read: (address: string) => Promise<{ body: string; totalCount?: number }>;
}

/** Renders a page to HTML from the data that the browser will get; undefined if there is no such page to render. */
export type RenderPage = (page: PageToRender) => Promise<PageRendering | undefined>;

interface PageRendering {
  title: string;
  description?: string | undefined;
  html: string;
  /** The dehydrated state with which the browser continues. */
  state?: unknown;
  /** Whether energy and grams were left out of the state. */
  isPartial?: true;
  /** Queries that the page used without declaring them, so that the browser has to fetch them. */
  undeclared?: readonly unknown[];
}
