import { AI_PROVIDERS, type AiProvider } from "#core/domain/ai/ai-providers.ts";
import { proxyWarnings } from "#server/platform/http/trusted-proxies.ts";
import { ConfigError } from "./config-error.ts";
import type { Environment } from "./configured-settings.ts";
import type { Settings } from "./settings.ts";

export const PREFIXES = { anthropic: "ANTHROPIC", openai: "OPENAI", gemini: "GEMINI" } as const satisfies Record<AiProvider, string>;

/** Throws if settings that are valid by themselves do not fit together. */
export function checkTogether(settings: Settings): void {
  const { DATABASE_URL, NODE_ENV, PORT, METRICS_PORT } = settings;
  if (DATABASE_URL && NODE_ENV === "production") {
    for (const name of ["SESSION_SECRET", "ENCRYPTION_KEY"] as const) {
      if (!settings[name])
        throw new ConfigError(`${name} is required in production with DATABASE_URL: every server process needs the same one.`);
    }
  }
  if (settings.ADMIN_PASSWORD && !settings.ADMIN_EMAIL) throw new ConfigError("ADMIN_PASSWORD requires ADMIN_EMAIL.");
  if (settings.POSTGRES_PASSWORD && !DATABASE_URL) throw new ConfigError("POSTGRES_PASSWORD requires DATABASE_URL.");
  if (PORT !== 0 && PORT === METRICS_PORT) throw new ConfigError(`PORT and METRICS_PORT are both ${PORT}. They must be different.`);
  if (settings.OVERLOAD_REDUCED_IN_FLIGHT > settings.OVERLOAD_MAX_IN_FLIGHT)
    throw new ConfigError("OVERLOAD_REDUCED_IN_FLIGHT must be at most OVERLOAD_MAX_IN_FLIGHT.");
}

/** Hints for the operator about settings that are valid but probably not meant. */
export function listWarnings(settings: Settings, values: Environment): string[] {
  const { PUBLIC_URL, DATABASE_URL, ENCRYPTION_KEY } = settings;
  const warnings = proxyWarnings(PUBLIC_URL[0], values.TRUST_PROXY);
  const warnIf = (isTrue: boolean, warning: string): void => void (isTrue && warnings.push(warning));
  const isShared = DATABASE_URL !== undefined || settings.NODE_ENV === "production";

  warnIf(
    PUBLIC_URL.some((url) => url.startsWith("https:")) && PUBLIC_URL.some((url) => url.startsWith("http:")),
    "PUBLIC_URL has https and http: without https for all of them, cookies are not limited to https.",
  );
  for (const name of ["SESSION_SECRET", "ENCRYPTION_KEY"] as const) {
    warnIf(
      DATABASE_URL !== undefined && !settings[name],
      `${name} is not set: this process uses its own one in DATA_DIR, and every other process on this database needs the same.`,
    );
  }
  warnIf(
    ENCRYPTION_KEY !== undefined && settings.ENCRYPTION_KEY_FORMER.includes(ENCRYPTION_KEY),
    "ENCRYPTION_KEY_FORMER contains ENCRYPTION_KEY: it is for the keys from before.",
  );
  warnIf(settings.ENCRYPTION_KEY_LOST, "ENCRYPTION_KEY_LOST is true: nobody notices if ENCRYPTION_KEY is wrong. Remove it soon.");
  warnIf(
    settings.POSTGRES_PASSWORD !== undefined && DATABASE_URL !== undefined && new URL(DATABASE_URL).password !== "",
    "POSTGRES_PASSWORD has no effect, because DATABASE_URL has a password.",
  );
  warnIf(values.METRICS_HOST !== undefined && settings.METRICS_PORT === undefined, "METRICS_HOST has no effect without METRICS_PORT.");
  for (const provider of AI_PROVIDERS) {
    const name = `${PREFIXES[provider]}_API_KEY` as const;
    warnIf(
      settings[name] !== undefined && !settings.AI_PROVIDERS.includes(provider),
      `${name} has no effect, because AI_PROVIDERS does not contain ${provider}.`,
    );
  }
  warnIf(
    isShared && settings.PRODUCTS === "on" && !settings.OFF_CONTACT && PUBLIC_URL.length === 0,
    "OFF_CONTACT is not set: Open Food Facts asks for an address where it can reach you.",
  );
  return warnings;
}
