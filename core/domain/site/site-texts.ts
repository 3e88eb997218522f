import { OWN_LINES_EXPLAINED } from "#core/content/helplines/own-lines.ts";
import { COOKIE_POLICY } from "./legal/cookies.ts";
import { PRIVACY_POLICY } from "./legal/privacy.ts";
import { TERMS_OF_SERVICE } from "./legal/terms.ts";
import { PAGE_TEXTS } from "./page-texts.ts";
import type { SettingCategory, SettingType } from "./setting-choices.ts";

export interface SiteText {
  description: string;
  category: SettingCategory;
  type: SettingType;
  maxLength: number;
  /** Shown if no administrator has edited it. */
  defaultValue: string;
}

/** Lines are part of every page, so they must be short. */
const LINE_MAX_LENGTH = 1_000;
const LINES_MAX_LENGTH = 2_000;
const NOTE_MAX_LENGTH = 10_000;
const LEGAL_MAX_LENGTH = 50_000;

/** Every text an administrator can edit, with its built-in version. */
export const SITE_TEXTS = {
  landing_hero_title: {
    description: "Landing page: headline",
    category: "landing",
    type: "text",
    maxLength: LINE_MAX_LENGTH,
    defaultValue: PAGE_TEXTS.landing_hero_title,
  },
  landing_hero_subtitle: {
    description: "Landing page: line below the headline",
    category: "landing",
    type: "text",
    maxLength: LINE_MAX_LENGTH,
    defaultValue: PAGE_TEXTS.landing_hero_subtitle,
  },
  auth_welcome_title: {
    description: "Sign-in page: headline of the side panel",
    category: "auth",
    type: "text",
    maxLength: LINE_MAX_LENGTH,
    defaultValue: PAGE_TEXTS.auth_welcome_title,
  },
  auth_welcome_description: {
    description: "Sign-in page: text of the side panel",
    category: "auth",
    type: "text",
    maxLength: LINE_MAX_LENGTH,
    defaultValue: PAGE_TEXTS.auth_welcome_description,
  },
  footer_terms_of_service: {
    description: "Terms of Service",
    category: "legal",
    type: "html",
    maxLength: LEGAL_MAX_LENGTH,
    defaultValue: TERMS_OF_SERVICE,
  },
  footer_privacy_policy: {
    description: "Privacy Policy",
    category: "legal",
    type: "html",
    maxLength: LEGAL_MAX_LENGTH,
    defaultValue: PRIVACY_POLICY,
  },
  cookie_policy: {
    description: "Cookie Policy",
    category: "legal",
    type: "html",
    maxLength: LEGAL_MAX_LENGTH,
    defaultValue: COOKIE_POLICY,
  },
  profile_medical_disclaimer: {
    description: "Medical disclaimer above the food preferences",
    category: "preferences",
    type: "html",
    maxLength: NOTE_MAX_LENGTH,
    defaultValue: PAGE_TEXTS.profile_medical_disclaimer,
  },
  support_lines: {
    description: "When food feels hard: lines of your own",
    category: "system",
    type: "text",
    maxLength: LINES_MAX_LENGTH,
    defaultValue: OWN_LINES_EXPLAINED,
  },
} as const satisfies Record<string, SiteText>;

export type SiteTextKey = keyof typeof SITE_TEXTS;
export const SITE_TEXT_KEYS = Object.keys(SITE_TEXTS) as SiteTextKey[];
