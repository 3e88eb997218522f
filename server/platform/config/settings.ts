import * as z from "zod";
import { REGISTRATION_MODES } from "#core/domain/accounts/registration-modes.ts";
import { AI_PROVIDERS } from "#core/domain/ai/ai-providers.ts";
import { issuerUrl, providerName } from "#server/platform/auth/school-providers-config.ts";
import { DEFAULT_OVERLOAD_THRESHOLDS as OVERLOAD } from "#server/platform/http/load-shedding/overload-thresholds.ts";
import { LIMITS } from "#server/platform/http/rate-limits/limits.ts";
import * as values from "./values.ts";

interface SettingInfo {
  /** One line for the operator, in `.env.example`. */
  meaning: string;
  /** Never printed, and can be read from the file that NAME_FILE names. */
  isSecret?: true;
  /** Printed by `npm run check-config` if it is not set. */
  off?: string;
}

const infos = z.registry<SettingInfo>();

/** The information belongs to this very schema, so each setting gets one of its own. */
function setting<Schema extends z.ZodType>(schema: Schema, meaning: string, info: Omit<SettingInfo, "meaning"> = {}): Schema {
  const own = schema.clone();
  infos.add<z.ZodType>(own, { meaning, ...info });
  return own;
}

const secret = <Schema extends z.ZodType>(schema: Schema, meaning: string, off?: string): Schema =>
  setting(schema, meaning, { isSecret: true, ...(off !== undefined && { off }) });

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const MODES = ["production", "development", "test"] as const;
const PRODUCT_MODES = ["on", "imported", "off"] as const;
const MIN_SECRET_LENGTH = 32;
const MIN_PASSPHRASE_LENGTH = 16;

const port = values.wholeNumber(0, 65_535);
const host = z.string().max(255);
const requestCount = values.wholeNumber(1, 10_000);
const milliseconds = values.wholeNumber(0, 60_000);
const text = z.string().optional();
const address = values.webUrl.optional();

/** Every setting, in the order of `.env.example`. A school's further sign-in providers have a number: see `OTHER_PROVIDER_NAMES`. */
export const Settings = z.object({
  PORT: setting(port.default(3000), "The port where the server listens"),
  HOST: setting(host.default("127.0.0.1"), "The address where it listens; 0.0.0.0 for the whole network"),
  NODE_ENV: setting(values.oneOf(MODES).optional(), "production requires both secrets together with DATABASE_URL"),
  TZ: setting(text, "The time zone of the machine, such as Europe/Berlin: nightly backups are made after three there"),
  PUBLIC_URL: setting(values.origins.default([]), "The addresses people use, separated by commas; links use the first", {
    off: "passkeys work on http://localhost only, and cookies are not limited to https",
  }),
  TRUST_PROXY: setting(values.trustProxy.default(false), "The addresses of the proxies that may state a visitor's address"),
  LOG_LEVEL: setting(values.oneOf(LOG_LEVELS).default("info"), LOG_LEVELS.join(", ")),

  DATA_DIR: setting(z.string().default("./data"), "The folder of the embedded database, the generated secrets and the backups"),
  DATABASE_URL: secret(
    values.postgresUrl.optional(),
    "A PostgreSQL: postgresql://user:password@host:5432/database",
    "the embedded database is used",
  ),
  POSTGRES_PASSWORD: secret(text, "The password for DATABASE_URL if it has none there; any characters"),
  SESSION_SECRET: secret(
    z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional(),
    "At least 32 characters (openssl rand -hex 32); changing it logs everybody out",
  ),
  ENCRYPTION_KEY: secret(values.encryptionKey.optional(), "32 bytes in base64 (openssl rand -base64 32), for AI keys and second factors"),
  ENCRYPTION_KEY_FORMER: secret(values.encryptionKeys.default([]), "Former keys, separated by commas, while rotating"),
  BACKUP_PASSPHRASE: secret(
    z.string().min(MIN_PASSPHRASE_LENGTH, `must have at least ${MIN_PASSPHRASE_LENGTH} characters`).optional(),
    "Encrypts all backups; keep it elsewhere",
  ),
  BACKUP_KEY: secret(values.encryptionKey.optional(), "Encrypts all backups, instead of a passphrase: 32 bytes in base64"),
  BACKUP_NIGHTLY: setting(values.yesOrNo.optional(), "Whether the server makes a backup every night; by default without DATABASE_URL"),
  ENCRYPTION_KEY_LOST: setting(values.yesOrNo.default(false), "true starts although the key of the stored secrets is lost"),

  ADMIN_EMAIL: setting(z.email("must be an email address").trim().toLowerCase().optional(), "While there is no administrator: creates one"),
  ADMIN_PASSWORD: secret(text, "The password of ADMIN_EMAIL"),
  REGISTRATION: setting(values.oneOf(REGISTRATION_MODES).default("open"), "open, invite (only with an invitation) or closed"),
  GUARDIAN_CONSENT_BELOW: setting(
    values.wholeNumber(1, 21).optional(),
    "An age in years: accounts of younger people wait for a guardian's consent",
    { off: "nobody needs a guardian's consent" },
  ),
  ACCOUNT_EVENTS_DAYS: setting(values.wholeNumber(1, 3_650).default(180), "For how many days account events are stored"),

  SMTP_URL: secret(values.smtpUrl.optional(), "The mail server: smtp://user:password@host:587", "no mail is sent"),
  MAIL_FROM: setting(values.mailFrom.optional(), "The sender of mails, such as School Food <food@school.example>"),

  OIDC_ISSUER: setting(issuerUrl.optional(), "A school's own sign-in; further ones are OIDC_2_ISSUER to OIDC_9_ISSUER", {
    off: "there is no school sign-in",
  }),
  OIDC_CLIENT_ID: setting(text, "The client's name at that provider"),
  OIDC_CLIENT_SECRET: secret(text, "The client's secret at that provider"),
  OIDC_NAME: setting(providerName.optional(), "On the button: Sign in with …"),
  OIDC_ADMIN_GROUP: setting(values.adminClaim.optional(), "Members of this group there are administrators here"),
  OIDC_ONLY: setting(values.yesOrNo.default(false), "true hides passwords from everybody but administrators"),

  AI_PROVIDERS: setting(values.aiProviders.default([...AI_PROVIDERS]), "Which AI providers people may use, or none"),
  AI_QUESTIONS_PER_DAY: setting(
    values.wholeNumber(1, 1_000_000).default(LIMITS.aiPerDay.tries),
    "How often all people together may ask AI on the operator's keys in 24 hours",
  ),
  ANTHROPIC_API_KEY: secret(text, "The operator's key, for people without their own"),
  ANTHROPIC_BASE_URL: setting(address, "Another address of this provider"),
  ANTHROPIC_MODEL: setting(text, "Another model of this provider"),
  OPENAI_API_KEY: secret(text, "The operator's key, for people without their own"),
  OPENAI_BASE_URL: setting(address, "Another address of this provider"),
  OPENAI_MODEL: setting(text, "Another model of this provider"),
  GEMINI_API_KEY: secret(text, "The operator's key, for people without their own"),
  GEMINI_BASE_URL: setting(address, "Another address of this provider"),
  GEMINI_MODEL: setting(text, "Another model of this provider"),

  PRODUCTS: setting(values.oneOf(PRODUCT_MODES).default("on"), "Barcodes: on, imported (no requests outside) or off"),
  OFF_BASE_URL: setting(values.webUrl.default("https://world.openfoodfacts.org"), "Another address of Open Food Facts"),
  OFF_CONTACT: setting(
    z
      .string()
      .regex(/^[\x20-\x7e]{1,200}$/, "must be an email or web address")
      .optional(),
    "Where Open Food Facts can reach you; by default the first PUBLIC_URL",
  ),
  OFF_REQUESTS_PER_MINUTE: setting(
    values.wholeNumber(1, 600).default(12),
    "The limit of requests to Open Food Facts, by all processes together",
  ),

  METRICS_PORT: setting(port.optional(), "A separate port with metrics for Prometheus", { off: "no metrics are served" }),
  METRICS_HOST: setting(host.default("127.0.0.1"), "The address where metrics are served"),
  OVERLOAD_MAX_IN_FLIGHT: setting(requestCount.default(OVERLOAD.maxInFlight), "More requests at once than this are an overload"),
  OVERLOAD_REDUCED_IN_FLIGHT: setting(requestCount.default(OVERLOAD.maxInFlightUnderOverload), "How many are admitted at once during one"),
  OVERLOAD_BURST_MS: setting(milliseconds.default(OVERLOAD.burstMs), "How long a burst may last before it is one"),
  OVERLOAD_CALM_MS: setting(milliseconds.default(OVERLOAD.calmAfterMs), "It ends when none was rejected for this long"),
});
export type Settings = z.output<typeof Settings>;
export type SettingName = keyof typeof Settings.shape;

// Safe to cast: these are the keys of the shape.
export const SETTING_NAMES = Object.keys(Settings.shape) as SettingName[];

export const findInfo = (name: SettingName): SettingInfo | undefined => infos.get(Settings.shape[name]);
