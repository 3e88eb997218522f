import { AT } from "./at.ts";
import { AU } from "./au.ts";
import { CA } from "./ca.ts";
import { CH } from "./ch.ts";
import { DE } from "./de.ts";
import { ELSEWHERE } from "./elsewhere.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { GB } from "./gb.ts";
import type { CountryHelplines } from "./helpline.ts";
import { IE } from "./ie.ts";
import { IN } from "./in.ts";
import { NL } from "./nl.ts";
import { NZ } from "./nz.ts";
import { US } from "./us.ts";

/** Sorted by name, with everywhere else at the end. */
export const HELPLINES: readonly CountryHelplines[] = [AU, AT, CA, FR, DE, IN, IE, NL, NZ, ES, CH, GB, US, ELSEWHERE];

export const helplinesOf = (country: string): CountryHelplines => HELPLINES.find((one) => one.country === country) ?? ELSEWHERE;
