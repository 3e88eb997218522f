import type * as z from "zod";
import type { RegistrationMode } from "#core/domain/accounts/registration-modes.ts";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import { readSchoolProviders, type SchoolSignInConfig } from "#server/platform/auth/school-providers-config.ts";
import type { OverloadThresholds } from "#server/platform/http/load-shedding/overload-thresholds.ts";
import type { TrustProxy } from "#server/platform/http/trusted-proxies.ts";
import { checkTogether, listWarnings, PREFIXES } from "./config/check-settings.ts";
import { ConfigError } from "./config/config-error.ts";
import { type Environment, readConfigured } from "./config/configured-settings.ts";
import { checkNames, isSecret } from "./config/setting-names.ts";
import { Settings } from "./config/settings.ts";

export { ConfigError };

export interface ProductsConfig {
  /** With `imported`, only imported products are known, and Open Food Facts is never contacted. */
  mode: Settings["PRODUCTS"];
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
  /** Whether to start even though no stored secret can be decrypted. */
  isEncryptionKeyLost: boolean;
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
  logLevel: Settings["LOG_LEVEL"];
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
  backup: BackupConfig;
}

/** What encrypts backups; the key is 32 bytes. */
export type BackupSecret = { passphrase: string } | { key: Buffer };

interface BackupConfig {
  /** If absent, backups are not encrypted. */
  secret: BackupSecret | undefined;
  isNightly: boolean;
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

export function readConfig(environment: Environment): Config {
  const { values } = readConfigured(environment);
  const nameWarnings = checkNames(Object.keys(values));
  const parsed = Settings.safeParse(values);
  if (!parsed.success) throw new ConfigError(inOneLine(parsed.error.issues[0], values));
  const env = parsed.data;
  checkTogether(env);

  const provider = (name: AiProvider): AiProviderConfig => ({
    enabled: env.AI_PROVIDERS.includes(name),
    apiKey: env[`${PREFIXES[name]}_API_KEY`],
    baseUrl: env[`${PREFIXES[name]}_BASE_URL`],
    model: env[`${PREFIXES[name]}_MODEL`],
  });

  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL && withPassword(env.DATABASE_URL, env.POSTGRES_PASSWORD),
    sessionSecret: env.SESSION_SECRET,
    encryptionKey: env.ENCRYPTION_KEY,
    formerEncryptionKeys: env.ENCRYPTION_KEY_FORMER,
    isEncryptionKeyLost: env.ENCRYPTION_KEY_LOST,
    publicUrl: env.PUBLIC_URL[0],
    publicUrls: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    warnings: [...nameWarnings, ...listWarnings(env, values)],
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
    ai: { anthropic: provider("anthropic"), openai: provider("openai"), gemini: provider("gemini") },
    aiQuestionsPerDay: env.AI_QUESTIONS_PER_DAY,
    products: {
      mode: env.PRODUCTS,
      baseUrl: env.OFF_BASE_URL,
      contact: env.OFF_CONTACT ?? env.PUBLIC_URL[0],
      requestsPerMinute: env.OFF_REQUESTS_PER_MINUTE,
    },
    schoolSignIn: readSchoolSignIn(env, values),
    registration: env.REGISTRATION,
    guardianConsentBelow: env.GUARDIAN_CONSENT_BELOW,
    accountEventsDays: env.ACCOUNT_EVENTS_DAYS,
    backup: { secret: readBackupSecret(env), isNightly: env.BACKUP_NIGHTLY ?? env.DATABASE_URL === undefined },
  };
}

function withPassword(databaseUrl: string, password: string | undefined): string {
  const url = new URL(databaseUrl);
  if (password !== undefined && url.password === "") url.password = encodeURIComponent(password);
  return url.href;
}

function readBackupSecret({ BACKUP_PASSPHRASE: passphrase, BACKUP_KEY: key }: Settings): BackupSecret | undefined {
  if (passphrase !== undefined && key !== undefined) throw new ConfigError("Set BACKUP_PASSPHRASE or BACKUP_KEY, not both.");
  if (passphrase !== undefined) return { passphrase };
  return key === undefined ? undefined : { key: Buffer.from(key, "base64") };
}

/** Links in mails start with PUBLIC_URL, never with the host from a request. */
function readMail({ SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: [publicUrl] }: Settings): MailConfig | undefined {
  if (smtpUrl === undefined && from === undefined) return undefined;
  if (smtpUrl === undefined) throw new ConfigError("MAIL_FROM requires SMTP_URL.");
  if (from === undefined) throw new ConfigError("SMTP_URL requires MAIL_FROM.");
  if (publicUrl === undefined) throw new ConfigError("SMTP_URL requires PUBLIC_URL: the links in mails start with it.");
  return { smtpUrl, from, publicUrl };
}

function readSchoolSignIn(env: Settings, values: Environment): SchoolSignInConfig {
  const providers = readSchoolProviders(values);
  if (env.OIDC_ONLY && providers.length === 0) throw new ConfigError("OIDC_ONLY requires OIDC_ISSUER: otherwise nobody could sign in.");
  if (providers.length > 0 && env.PUBLIC_URL.length === 0)
    throw new ConfigError("OIDC_ISSUER requires PUBLIC_URL: the provider redirects users there.");
  return { providers, only: env.OIDC_ONLY };
}

function inOneLine(issue: z.core.$ZodIssue | undefined, values: Environment): string {
  const name = String(issue?.path[0] ?? "The environment");
  const value = isSecret(name) ? "" : `, not "${values[name] ?? ""}"`;
  return `${name} ${issue?.message ?? "is wrong"}${value}.`;
}
