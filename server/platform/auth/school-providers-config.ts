import * as z from "zod";
import { ConfigError } from "#server/platform/config/config-error.ts";
import { adminClaim } from "#server/platform/config/values.ts";

/** A school's or home's OpenID Connect provider, as the operator configured it. */
export interface SchoolProviderConfig {
  /** Its number in the environment variables, which is also part of its URLs: `1`, `2`, … */
  id: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Shown on the button: 'Sign in with …' */
  name: string;
  /** People with this value in this claim are administrators. */
  adminClaim: { path: string[]; value: string } | undefined;
}

export interface SchoolSignInConfig {
  providers: SchoolProviderConfig[];
  /** Whether only administrators may still use a password. */
  only: boolean;
}

const DEFAULT_SCHOOL_NAME = "school";
const MAX_PROVIDERS = 9;
const NAME_MAX_LENGTH = 40;
const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

export const issuerUrl = z.string().refine(isIssuer, "must be a URL that starts with https:// (http:// only on this machine)");
export const providerName = z.string().trim().max(NAME_MAX_LENGTH, `must have at most ${NAME_MAX_LENGTH} characters`);

const Provider = z.object({
  ISSUER: issuerUrl,
  CLIENT_ID: z.string({ error: "is missing" }),
  CLIENT_SECRET: z.string({ error: "is missing" }),
  NAME: providerName.default(DEFAULT_SCHOOL_NAME),
  ADMIN_GROUP: adminClaim.optional(),
});

/** The first provider has no number in its names, further ones do: `OIDC_ISSUER`, `OIDC_2_ISSUER`. */
const settingPrefix = (number: number): string => (number === 1 ? "OIDC_" : `OIDC_${number}_`);
const NUMBERS = Array.from({ length: MAX_PROVIDERS }, (_, index) => index + 1);

/** The variables of the second provider and of further ones. */
export const OTHER_PROVIDER_NAMES: readonly string[] = NUMBERS.slice(1).flatMap((number) =>
  Object.keys(Provider.shape).map((field) => settingPrefix(number) + field),
);

/** Throws if a value is invalid. */
export function readSchoolProviders(environment: Record<string, string | undefined>): SchoolProviderConfig[] {
  const providers: SchoolProviderConfig[] = [];
  for (const number of NUMBERS) {
    const prefix = settingPrefix(number);
    const named = Object.keys(Provider.shape).filter((name) => environment[prefix + name] !== undefined);
    if (named.length === 0) continue;
    if (!named.includes("ISSUER")) throw new ConfigError(`${prefix}${named[0]} requires ${prefix}ISSUER.`);
    const parsed = Provider.safeParse(Object.fromEntries(named.map((name) => [name, environment[prefix + name]])));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new ConfigError(`${prefix}${String(issue?.path[0])} ${issue?.message}.`);
    }
    const { ISSUER, CLIENT_ID, CLIENT_SECRET, NAME, ADMIN_GROUP } = parsed.data;
    if (providers.some(({ issuer }) => issuer === ISSUER)) throw new ConfigError(`${prefix}ISSUER is already used by another provider.`);
    providers.push({
      id: String(number),
      issuer: ISSUER,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      name: NAME,
      adminClaim: ADMIN_GROUP,
    });
  }
  return providers;
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  return (protocol === "https:" || (protocol === "http:" && LOCAL.has(hostname))) && search === "" && hash === "";
}
