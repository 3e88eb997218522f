import type { User } from "#core/contracts/auth.ts";
import type { PublicSetting } from "#core/contracts/settings.ts";

/** The id of the JSON block that the server puts into the page. */
export const BOOT_ELEMENT_ID = "boot";

/** What the first paint needs, so that it waits for no further request. */
export interface Boot {
  /** Absent in the page that stands in while there is no network: who it is, the device knows. */
  user?: User | null;
  settings: PublicSetting[];
  /** Lets the libraries that add a style sheet of their own pass the content security policy. */
  styleNonce: string;
}

/** Draws a visitor's page as HTML, from what the page itself will be given; undefined where visitors have no page. */
export type RenderVisitorPage = (path: string, boot: Pick<Boot, "settings">) => Promise<string | undefined>;
