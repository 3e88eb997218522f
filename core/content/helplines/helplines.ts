import type { Region } from "#core/content/regions/regions.ts";
import { AT } from "./at/lines.ts";
import { AU } from "./au/lines.ts";
import { BE } from "./be/lines.ts";
import { CA } from "./ca/lines.ts";
import { CH } from "./ch/lines.ts";
import { DE } from "./de/lines.ts";
import { INTERNATIONAL } from "./elsewhere/lines.ts";
import { ES } from "./es/lines.ts";
import { FR } from "./fr/lines.ts";
import { GB } from "./gb/lines.ts";
import type { CountryHelplines } from "./helpline.ts";
import { IE } from "./ie/lines.ts";
import { IN } from "./in/lines.ts";
import { IT } from "./it/lines.ts";
import { MX } from "./mx/lines.ts";
import { NL } from "./nl/lines.ts";
import { NZ } from "./nz/lines.ts";
import { PL } from "./pl/lines.ts";
import { PT } from "./pt/lines.ts";
import { joinHelplines, type TranslatedHelplines } from "./translated-helplines.ts";
import { US } from "./us/lines.ts";

/**
 * In the order of the regions.
 * @internal
 */
export const TRANSLATED_HELPLINES: readonly TranslatedHelplines[] = [
  AU,
  AT,
  BE,
  CA,
  FR,
  DE,
  IN,
  IE,
  IT,
  MX,
  NL,
  NZ,
  PL,
  PT,
  ES,
  CH,
  GB,
  US,
  INTERNATIONAL,
];

/** @internal */
export const HELPLINES: readonly CountryHelplines[] = TRANSLATED_HELPLINES.map((country) => joinHelplines(country, "en"));

/** The international list for a region without lines of its own. */
export function findHelplines(region: Region): CountryHelplines {
  return HELPLINES.find(({ country }) => country === region) ?? joinHelplines(INTERNATIONAL, "en");
}
