import type { texts as account } from "./en/account.ts";
import type { texts as adminUsers } from "./en/admin-users.ts";
import type { texts as ai } from "./en/ai.ts";
import type { texts as apiKeys } from "./en/api-keys.ts";
import type { texts as auth } from "./en/auth.ts";
import type { texts as brand } from "./en/brand.ts";
import type { texts as calm } from "./en/calm.ts";
import type { texts as care } from "./en/care.ts";
import type { texts as charts } from "./en/charts.ts";
import type { texts as confirm } from "./en/confirm.ts";
import type { texts as dashboard } from "./en/dashboard.ts";
import type { texts as descriptions } from "./en/descriptions.ts";
import type { texts as diary } from "./en/diary.ts";
import type { texts as diaryParts } from "./en/diary-parts.ts";
import type { texts as faq } from "./en/faq.ts";
import type { texts as faqs } from "./en/faqs.ts";
import type { texts as food } from "./en/food.ts";
import type { texts as foods } from "./en/foods.ts";
import type { texts as imports } from "./en/imports.ts";
import type { texts as invitations } from "./en/invitations.ts";
import type { texts as labs } from "./en/labs.ts";
import type { texts as landing } from "./en/landing.ts";
import type { texts as learn } from "./en/learn.ts";
import type { texts as learnParts } from "./en/learn-parts.ts";
import type { texts as ownRecipes } from "./en/own-recipes.ts";
import type { texts as passkeys } from "./en/passkeys.ts";
import type { texts as preferences } from "./en/preferences.ts";
import type { texts as profile } from "./en/profile.ts";
import type { texts as recipeParts } from "./en/recipe-parts.ts";
import type { texts as recipes } from "./en/recipes.ts";
import type { texts as report } from "./en/report.ts";
import type { texts as scan } from "./en/scan.ts";
import type { texts as school } from "./en/school.ts";
import type { texts as schoolSignIn } from "./en/school-sign-in.ts";
import type { texts as settings } from "./en/settings.ts";
import type { texts as shared } from "./en/shared.ts";
import type { texts as shell } from "./en/shell.ts";
import type { texts as suggestions } from "./en/suggestions.ts";
import type { texts as support } from "./en/support.ts";
import type { texts as textReports } from "./en/text-reports.ts";
import type { texts as titles } from "./en/titles.ts";
import type { texts as trends } from "./en/trends.ts";
import type { texts as twoFactor } from "./en/two-factor.ts";
import type { texts as water } from "./en/water.ts";

/** Every catalog of texts, with the English texts as literal types. */
export interface Catalogs {
  account: typeof account;
  "admin-users": typeof adminUsers;
  ai: typeof ai;
  "api-keys": typeof apiKeys;
  auth: typeof auth;
  brand: typeof brand;
  calm: typeof calm;
  care: typeof care;
  charts: typeof charts;
  confirm: typeof confirm;
  dashboard: typeof dashboard;
  descriptions: typeof descriptions;
  "diary-parts": typeof diaryParts;
  diary: typeof diary;
  faq: typeof faq;
  faqs: typeof faqs;
  food: typeof food;
  foods: typeof foods;
  imports: typeof imports;
  invitations: typeof invitations;
  labs: typeof labs;
  landing: typeof landing;
  "learn-parts": typeof learnParts;
  learn: typeof learn;
  "own-recipes": typeof ownRecipes;
  passkeys: typeof passkeys;
  preferences: typeof preferences;
  profile: typeof profile;
  "recipe-parts": typeof recipeParts;
  recipes: typeof recipes;
  report: typeof report;
  scan: typeof scan;
  "school-sign-in": typeof schoolSignIn;
  school: typeof school;
  settings: typeof settings;
  shared: typeof shared;
  shell: typeof shell;
  suggestions: typeof suggestions;
  support: typeof support;
  "text-reports": typeof textReports;
  titles: typeof titles;
  trends: typeof trends;
  "two-factor": typeof twoFactor;
  water: typeof water;
}

/**
 * A complete translation. Each of its catalogs is a JSON file with the keys of the English one.
 * @internal
 */
export type Translation = { readonly [N in keyof Catalogs]: { readonly [K in keyof Catalogs[N]]: string } };
