import * as z from "zod";
import { AI_PROVIDERS, type AiProvider } from "#core/domain/ai-providers.ts";
import { REGISTRATION_MODES, type RegistrationMode } from "#core/domain/registration-modes.ts";
import { issuerUrl, providerName, readSchoolProviders, type SchoolSignInConfig } from "#server/platform/auth/school-providers-config.ts";
import {
  DEFAULT_OVERLOAD_THRESHOLDS as OVERLOAD,
  type OverloadThresholds,
} from "#server/platform/http/load-shedding/overload-thresholds.ts";
import { LIMITS } from "#server/platform/http/rate-limits/limits.ts";
import { isTrustProxy, proxyWarnings, readTrustProxy, type TrustProxy } from "#server/platform/http/trusted-proxies.ts";

/** An invalid environment: the message is the one line that startup prints. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const MIN_SECRET_LENGTH = 32;
const PRODUCT_MODES = ["on", "imported", "off"] as const;

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`);

const webUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), "must be a URL that starts with http:// or https://");

const origins = z
  .string()
  .transform((text) => text.split(",").map((url) => url.trim()))
  .pipe(z.array(webUrl.transform((text) => new URL(text).origin)));

const postgresUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
    "must be a URL like postgresql://user:password@host:5432/database",
  );

const smtpUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== "",
    "must be a URL like smtp://user:password@host:587 or smtps://user:password@host:465",
  );

/** Must not contain quotes or line ends, because it is used as a mail header unchanged. */
const mailFrom = z
  .string()
  .trim()
  .max(320, "must have at most 320 characters")
  .refine(
    (text) => z.email().safeParse(/^[^<>"\r\n]* <([^<>]+)>$/.exec(text)?.[1] ?? text).success,
    "must be an email address, or a name with one like School <food@school.example>",
  );

const trustProxy = z
  .string()
  .refine(isTrustProxy, "must be true, false, a number of proxies, or addresses separated by commas")
  .transform(readTrustProxy);

const encryptionKey = z
  .string()
  .refine((text) => Buffer.from(text, "base64").length === 32 && /^[A-Za-z0-9+/_-]{43}=?$/.test(text), "must be 32 bytes in base64");

const yesOrNo = z.enum(["true", "false"], "must be true or false").transform((text) => text === "true");

const aiProviders = z
  .string()
  .transform((text) => text.split(",").map((name) => name.trim()))
  .pipe(z.array(z.enum(AI_PROVIDERS, `must be a list of ${AI_PROVIDERS.join(", ")}`)));

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().max(255).default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: postgresUrl.optional(),
  SESSION_SECRET: z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional(),
  ENCRYPTION_KEY: encryptionKey.optional(),
  ENCRYPTION_KEY_FORMER: z
    .string()
    .transform((text) => text.split(",").map((key) => key.trim()))
    .pipe(z.array(encryptionKey))
    .default([]),
  PUBLIC_URL: origins.default([]),
  TRUST_PROXY: trustProxy.default(false),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().max(255).default("127.0.0.1"),
  OVERLOAD_MAX_IN_FLIGHT: wholeNumber(1, 10_000).default(OVERLOAD.maxInFlight),
  OVERLOAD_REDUCED_IN_FLIGHT: wholeNumber(1, 10_000).default(OVERLOAD.maxInFlightUnderOverload),
  OVERLOAD_BURST_MS: wholeNumber(0, 60_000).default(OVERLOAD.burstMs),
  OVERLOAD_CALM_MS: wholeNumber(0, 60_000).default(OVERLOAD.calmAfterMs),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
  ADMIN_EMAIL: z.email("must be an email address").trim().toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  AI_PROVIDERS: aiProviders.default([...AI_PROVIDERS]),
  AI_QUESTIONS_PER_DAY: wholeNumber(1, 1_000_000).default(LIMITS.aiPerDay.tries),
  ANTHROPIC_API_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  GEMINI_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: webUrl.optional(),
  OPENAI_BASE_URL: webUrl.optional(),
  GEMINI_BASE_URL: webUrl.optional(),
  ANTHROPIC_MODEL: z.string().optional(),
  OPENAI_MODEL: z.string().optional(),
  GEMINI_MODEL: z.string().optional(),
  PRODUCTS: z.enum(PRODUCT_MODES, `must be one of ${PRODUCT_MODES.join(", ")}`).default("on"),
  OFF_BASE_URL: webUrl.default("https://world.openfoodfacts.org"),
  OFF_CONTACT: z
    .string()
    .regex(/^[\x20-\x7e]{1,200}$/, "must be an email or web address")
    .optional(),
  OFF_REQUESTS_PER_MINUTE: wholeNumber(1, 600).default(12),
  REGISTRATION: z.enum(REGISTRATION_MODES, `must be one of ${REGISTRATION_MODES.join(", ")}`).default("open"),
  GUARDIAN_CONSENT_BELOW: wholeNumber(1, 21).optional(),
  ACCOUNT_EVENTS_DAYS: wholeNumber(1, 3_650).default(180),
  OIDC_ISSUER: issuerUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: providerName.optional(),
  OIDC_ADMIN_GROUP: z.string().optional(),
  OIDC_ONLY: yesOrNo.default(false),
});

export interface ProductsConfig {
  /** With `imported`, only imported products are known, and Open Food Facts is never contacted. */
  mode: (typeof PRODUCT_MODES)[number];
  baseUrl: string;
  /** Open Food Facts requires it in every request. */
  contact: string | undefined;
  /** The limit for all processes together. */
  requestsPerMinute: number;
}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** If absent, it is created once and stored in the data folder. */
  sessionSecret: string | undefined;
  encryptionKey: string | undefined;
  /** Former keys still decrypt existing secrets until `rotate-keys` has finished. */
  formerEncryptionKeys: string[];
  /** The first public URL, which is used in links. */
  publicUrl: string | undefined;
  /** Every URL under which users open the app. */
  publicUrls: string[];
  trustProxy: TrustProxy;
  /** Hints for the operator about a configuration that is valid. */
  warnings: string[];
  /** If absent, no mail is sent. */
  mail: MailConfig | undefined;
  /** If absent, no metrics are served. */
  metrics: { port: number; host: string } | undefined;
  overload: OverloadThresholds;
  logLevel: (typeof LOG_LEVELS)[number];
  firstAdmin: { email: string; password: string | undefined } | undefined;
  ai: Record<AiProvider, AiProviderConfig>;
  /** The limit for the operator's keys, for all users together. */
  aiQuestionsPerDay: number;
  products: ProductsConfig;
  schoolSignIn: SchoolSignInConfig;
  registration: RegistrationMode;
  /** In years. If absent, guardian consent is never required. */
  guardianConsentBelow: number | undefined;
  /** How long account events are stored. */
  accountEventsDays: number;
}

export interface MailConfig {
  smtpUrl: string;
  from: string;
  /** The prefix of links in mails. */
  publicUrl: string;
}

export interface AiProviderConfig {
  enabled: boolean;
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string | undefined;
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(inOneLine(parsed.error.issues[0], given));
  const env = parsed.data;

  if (env.DATABASE_URL && env.NODE_ENV === "production") {
    for (const name of ["SESSION_SECRET", "ENCRYPTION_KEY"] as const) {
      if (!env[name])
        throw new ConfigError(`${name} is required in production with DATABASE_URL: every server process needs the same one.`);
    }
  }
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) throw new ConfigError("ADMIN_PASSWORD requires ADMIN_EMAIL.");

  if (env.OVERLOAD_REDUCED_IN_FLIGHT > env.OVERLOAD_MAX_IN_FLIGHT)
    throw new ConfigError("OVERLOAD_REDUCED_IN_FLIGHT must be at most OVERLOAD_MAX_IN_FLIGHT.");

  const provider = (name: AiProvider, prefix: "ANTHROPIC" | "OPENAI" | "GEMINI"): AiProviderConfig => ({
    enabled: env.AI_PROVIDERS.includes(name),
    apiKey: env[`${prefix}_API_KEY`],
    baseUrl: env[`${prefix}_BASE_URL`],
    model: env[`${prefix}_MODEL`],
  });

  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    sessionSecret: env.SESSION_SECRET,
    encryptionKey: env.ENCRYPTION_KEY,
    formerEncryptionKeys: env.ENCRYPTION_KEY_FORMER,
    publicUrl: env.PUBLIC_URL[0],
    publicUrls: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    warnings: proxyWarnings(env.PUBLIC_URL[0], given.TRUST_PROXY),
    mail: readMail(env),
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    overload: {
      maxInFlight: env.OVERLOAD_MAX_IN_FLIGHT,
      maxInFlightUnderOverload: env.OVERLOAD_REDUCED_IN_FLIGHT,
      burstMs: env.OVERLOAD_BURST_MS,
      calmAfterMs: env.OVERLOAD_CALM_MS,
    },
    logLevel: env.LOG_LEVEL,
    firstAdmin: env.ADMIN_EMAIL ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined,
    ai: { anthropic: provider("anthropic", "ANTHROPIC"), openai: provider("openai", "OPENAI"), gemini: provider("gemini", "GEMINI") },
    aiQuestionsPerDay: env.AI_QUESTIONS_PER_DAY,
    products: {
      mode: env.PRODUCTS,
      baseUrl: env.OFF_BASE_URL,
      contact: env.OFF_CONTACT ?? env.PUBLIC_URL[0],
      requestsPerMinute: env.OFF_REQUESTS_PER_MINUTE,
    },
    schoolSignIn: schoolSignInOf(given, env),
    registration: env.REGISTRATION,
    guardianConsentBelow: env.GUARDIAN_CONSENT_BELOW,
    accountEventsDays: env.ACCOUNT_EVENTS_DAYS,
  };
}

/** Links in mails start with PUBLIC_URL, never with the host from a request. */
function readMail({ SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: [publicUrl] }: z.output<typeof Environment>): MailConfig | undefined {
  if (smtpUrl === undefined && from === undefined) return undefined;
  if (smtpUrl === undefined) throw new ConfigError("MAIL_FROM requires SMTP_URL.");
  if (from === undefined) throw new ConfigError("SMTP_URL requires MAIL_FROM.");
  if (publicUrl === undefined) throw new ConfigError("SMTP_URL requires PUBLIC_URL: the links in mails start with it.");
  return { smtpUrl, from, publicUrl };
}

function schoolSignInOf(given: Record<string, string | undefined>, env: z.output<typeof Environment>): SchoolSignInConfig {
  const providers = readProviders(given);
  if (env.OIDC_ONLY && providers.length === 0) throw new ConfigError("OIDC_ONLY requires OIDC_ISSUER: otherwise nobody could sign in.");
  if (providers.length > 0 && env.PUBLIC_URL.length === 0)
    throw new ConfigError("OIDC_ISSUER requires PUBLIC_URL: the provider redirects users there.");
  return { providers, only: env.OIDC_ONLY };
}

function readProviders(given: Record<string, string | undefined>): SchoolSignInConfig["providers"] {
  try {
    return readSchoolProviders(given);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

const SECRET_NAMES = /SECRET|KEY|PASSWORD|DATABASE_URL|SMTP_URL/;

function inOneLine(issue: z.core.$ZodIssue | undefined, given: Record<string, string | undefined>): string {
  const name = String(issue?.path[0] ?? "The environment");
  const shown = SECRET_NAMES.test(name) ? "" : `, not "${given[name] ?? ""}"`;
  return `${name} ${issue?.message ?? "is wrong"}${shown}.`;
}
