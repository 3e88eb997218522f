import { editDistanceBetween } from "#server/catalogue/search/edit-distance.ts";
import { OTHER_PROVIDER_NAMES } from "#server/platform/auth/school-providers-config.ts";
import { ConfigError } from "./config-error.ts";
import { findInfo, SETTING_NAMES, type SettingName } from "./settings.ts";

/** Names that begin like this are nearly always meant for this program. */
const OUR_PREFIXES = /^(BACKUP|SMTP|MAIL|OFF|OVERLOAD|AI|TRUST|GUARDIAN|ENCRYPTION|METRICS|ADMIN|PUBLIC|OIDC)_/;
const MAX_DISTANCE = 2;
/** Of shorter names, such as HOST and HOME, two letters are too much of a difference. */
const LONG_NAME = 8;

const isSettingName = (name: string): name is SettingName => (SETTING_NAMES as string[]).includes(name);

export const isSecret = (name: string): boolean =>
  isSettingName(name) ? findInfo(name)?.isSecret === true : OTHER_PROVIDER_NAMES.includes(name) && name.endsWith("_SECRET");

const PLAIN_NAMES: string[] = [...SETTING_NAMES, ...OTHER_PROVIDER_NAMES];
export const SECRET_NAMES = PLAIN_NAMES.filter(isSecret);
const SETTING_NAMES_WITH_FILES = new Set([...PLAIN_NAMES, ...SECRET_NAMES.map((name) => `${name}_FILE`)]);

/** Warns of names that seem to be misspelt. A wrong name of the sign-in is refused, because there is no button without it. */
export function checkNames(names: readonly string[]): string[] {
  const warnings: string[] = [];
  for (const name of names.filter((name) => /^[A-Z][A-Z0-9_]+$/.test(name) && !SETTING_NAMES_WITH_FILES.has(name))) {
    const hint = findHint(name);
    if (hint === undefined) continue;
    if (name.startsWith("OIDC_")) throw new ConfigError(`${name} is not a setting. ${hint}`);
    warnings.push(`${name} is not a setting and has no effect. ${hint}`);
  }
  return warnings;
}

/** Undefined if the name seems to belong to another program. */
function findHint(name: string): string | undefined {
  if (/^OIDC_\d+_/.test(name)) return "The first provider's names have no number, further ones have 2 to 9.";
  if (name.endsWith("_FILE") && PLAIN_NAMES.includes(name.slice(0, -"_FILE".length))) return "Only a secret can be in a file.";
  const nearest = findNearest(name);
  if (nearest) return `Did you mean ${nearest}?`;
  return OUR_PREFIXES.test(name) ? "See docs/operating.md." : undefined;
}

function findNearest(name: string): string | undefined {
  const limit = name.length < LONG_NAME ? 1 : MAX_DISTANCE;
  return [...SETTING_NAMES_WITH_FILES]
    .filter((settingName) => Math.abs(settingName.length - name.length) <= limit)
    .map((settingName) => ({ candidate: settingName, distance: editDistanceBetween(name, settingName) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)[0]?.candidate;
}
