import type { Region } from "#core/content/regions/regions.ts";
import { AT } from "./at.ts";
import { AU } from "./au.ts";
import { BE } from "./be.ts";
import { CA } from "./ca.ts";
import { CH } from "./ch.ts";
import { DE } from "./de.ts";
import { INTERNATIONAL } from "./elsewhere.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { GB } from "./gb.ts";
import type { CountryHelplines } from "./helpline.ts";
import { IE } from "./ie.ts";
import { IN } from "./in.ts";
import { IT } from "./it.ts";
import { MX } from "./mx.ts";
import { NL } from "./nl.ts";
import { NZ } from "./nz.ts";
import { PL } from "./pl.ts";
import { PT } from "./pt.ts";
import { US } from "./us.ts";

/** In the order of the regions. */
export const HELPLINES: readonly CountryHelplines[] = [
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

export const findHelplines = (region: Region): CountryHelplines => HELPLINES.find((one) => one.country === region) ?? INTERNATIONAL;
