import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "#server/platform/config.ts";

const KEY = Buffer.alloc(32, 7).toString("base64");
const SECRET = "a session secret of more than 32 characters";
const POSTGRES = "postgresql://food:swordfish@db.example:5432/food";

const SCHOOL = {
  PUBLIC_URL: "https://food.example",
  OIDC_ISSUER: "https://id.example",
  OIDC_CLIENT_ID: "food",
  OIDC_CLIENT_SECRET: "swordfish",
};
const ISSUER_RULE = "must be a URL that starts with https:// (http:// only on this machine)";

const messageOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return "accepted";
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

// Spec: D7.1, D7.3, D7.4, D7.9
test("the server needs no environment variable", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    dataDir: "./data",
    databaseUrl: undefined,
    trustProxy: false,
    logLevel: "info",
    aiQuestionsPerDay: 1_000,
  });
});

test("mails are sent only with a mail server, and from an address with or without a name", () => {
  expect(readConfig({}).mail).toBeUndefined();
  const server = { SMTP_URL: "smtps://me:swordfish@mail.example", PUBLIC_URL: "https://food.example/" };
  for (const from of ["food@school.example", "BiteBright <food@school.example>"]) {
    expect(readConfig({ ...server, MAIL_FROM: from }).mail).toEqual({ smtpUrl: server.SMTP_URL, from, publicUrl: "https://food.example" });
  }
});

test("an empty environment variable counts as not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

describe("a wrong value is named in one line with the reason", () => {
  // Spec: D7.9, D7.10
  test.each([
    [{ PORT: "http" }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: "70000" }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ PUBLIC_URL: "food.example" }, 'PUBLIC_URL must be a URL that starts with http:// or https://, not "food.example".'],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    [
      { TRUST_PROXY: "yes please" },
      'TRUST_PROXY must be true, false, a number of proxies, or addresses separated by commas, not "yes please".',
    ],
    [
      { TRUST_PROXY: "10.0.0.1, 10.0.0.0/33" },
      'TRUST_PROXY must be true, false, a number of proxies, or addresses separated by commas, not "10.0.0.1, 10.0.0.0/33".',
    ],
    [{ AI_PROVIDERS: "anthropic,acme" }, 'AI_PROVIDERS must be a list of anthropic, openai, gemini, not "anthropic,acme".'],
    [{ AI_QUESTIONS_PER_DAY: "0" }, 'AI_QUESTIONS_PER_DAY must be a whole number from 1 to 1000000, not "0".'],
    [{ OVERLOAD_MAX_IN_FLIGHT: "0" }, 'OVERLOAD_MAX_IN_FLIGHT must be a whole number from 1 to 10000, not "0".'],
    [{ OVERLOAD_MAX_IN_FLIGHT: "3" }, "OVERLOAD_REDUCED_IN_FLIGHT must be at most OVERLOAD_MAX_IN_FLIGHT."],
    [{ ADMIN_PASSWORD: "x" }, "ADMIN_PASSWORD requires ADMIN_EMAIL."],
    [{ SMTP_URL: "smtp://mail.example" }, "SMTP_URL requires MAIL_FROM."],
    [{ MAIL_FROM: "food@school.example" }, "MAIL_FROM requires SMTP_URL."],
    [
      { SMTP_URL: "smtp://mail.example", MAIL_FROM: "food@school.example" },
      "SMTP_URL requires PUBLIC_URL: the links in mails start with it.",
    ],
    [
      { SMTP_URL: "mail.example:587 swordfish" },
      "SMTP_URL must be a URL like smtp://user:password@host:587 or smtps://user:password@host:465.",
    ],
    [
      { MAIL_FROM: "the kitchen" },
      'MAIL_FROM must be an email address, or a name with one like School <food@school.example>, not "the kitchen".',
    ],
    [{ ADMIN_EMAIL: "boss" }, 'ADMIN_EMAIL must be an email address, not "boss".'],
    [{ ...SCHOOL, OIDC_ISSUER: "http://id.example" }, `OIDC_ISSUER ${ISSUER_RULE}, not "http://id.example".`],
    [{ ...SCHOOL, OIDC_2_ISSUER: "id.example" }, `OIDC_2_ISSUER ${ISSUER_RULE}.`],
    [{ ...SCHOOL, OIDC_CLIENT_SECRET: "" }, "OIDC_CLIENT_SECRET is missing."],
    [{ ...SCHOOL, OIDC_2_NAME: "Home" }, "OIDC_2_NAME requires OIDC_2_ISSUER."],
    [{ ...SCHOOL, OIDC_NAME: "x".repeat(41) }, `OIDC_NAME must have at most 40 characters, not "${"x".repeat(41)}".`],
    [
      { ...SCHOOL, OIDC_2_ISSUER: "https://id.example", OIDC_2_CLIENT_ID: "a", OIDC_2_CLIENT_SECRET: "b" },
      "OIDC_2_ISSUER is already used by another provider.",
    ],
    [{ ...SCHOOL, PUBLIC_URL: "" }, "OIDC_ISSUER requires PUBLIC_URL: the provider redirects users there."],
    [{ OIDC_ONLY: "true" }, "OIDC_ONLY requires OIDC_ISSUER: otherwise nobody could sign in."],
    [{ OIDC_ONLY: "yes" }, 'OIDC_ONLY must be true or false, not "yes".'],
  ])("%o", (environment, message) => {
    expect(messageOf(environment)).toBe(message);
  });

  test.each([
    [{ SESSION_SECRET: "tooshort-canary" }, "SESSION_SECRET must have at least 32 characters."],
    [{ ENCRYPTION_KEY: "canary" }, "ENCRYPTION_KEY must be 32 bytes in base64."],
    [{ DATABASE_URL: "mysql://food:canary@db/food" }, "DATABASE_URL must be a URL like postgresql://user:password@host:5432/database."],
  ])("without repeating a secret: %o", (environment, message) => {
    expect(messageOf(environment)).toBe(message);
  });
});

// Spec: D7.6
test("production on PostgreSQL requires both secrets, because every process needs the same ones", () => {
  const production = { NODE_ENV: "production", DATABASE_URL: POSTGRES };
  expect(messageOf(production)).toContain("SESSION_SECRET is required");
  expect(messageOf({ ...production, SESSION_SECRET: SECRET })).toContain("ENCRYPTION_KEY is required");
  expect(messageOf({ ...production, SESSION_SECRET: SECRET, ENCRYPTION_KEY: KEY })).toBe("accepted");
  expect(messageOf({ DATABASE_URL: POSTGRES })).toBe("accepted");
});

// Spec: D7.8
test("TRUST_PROXY takes a word, a number of hops or addresses", () => {
  const trustsNearby = readConfig({ TRUST_PROXY: "true" }).trustProxy;
  const nearby = ["127.0.0.1", "::ffff:10.1.2.3", "fd00::1", "172.31.0.9", "8.8.8.8", "2001:db8::1", "nonsense"];
  expect(typeof trustsNearby === "function" && nearby.map((address) => trustsNearby(address, 0))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(readConfig({ TRUST_PROXY: "10.0.0.0/8, 127.0.0.1" }).trustProxy).toEqual(["10.0.0.0/8", "127.0.0.1"]);
  const trustsHop = readConfig({ TRUST_PROXY: "2" }).trustProxy;
  expect(typeof trustsHop === "function" && [0, 1, 2].map((hop) => trustsHop("10.0.0.1", hop))).toEqual([true, true, false]);
  // A public address is not trusted as the first proxy, but the second may be a content delivery network.
  expect(typeof trustsHop === "function" && [0, 1, 2].map((hop) => trustsHop("8.8.8.8", hop))).toEqual([false, true, false]);
});

// Spec: D7.7
test("PUBLIC_URL is reduced to its origin, and AI providers can be switched off", () => {
  const config = readConfig({ PUBLIC_URL: "https://food.example/app/", AI_PROVIDERS: "gemini", GEMINI_MODEL: "small" });
  expect(config.publicUrl).toBe("https://food.example");
  expect(config.publicUrls).toEqual(["https://food.example"]);
  expect([config.ai.anthropic.enabled, config.ai.gemini.enabled, config.ai.gemini.model]).toEqual([false, true, "small"]);
});

test("PUBLIC_URL can list several addresses, of which the first is used in links", () => {
  const config = readConfig({ PUBLIC_URL: "https://food.example, https://food.school.example/app" });
  expect(config.publicUrl).toBe("https://food.example");
  expect(config.publicUrls).toEqual(["https://food.example", "https://food.school.example"]);
  expect(() => readConfig({ PUBLIC_URL: "https://food.example,school" })).toThrow("PUBLIC_URL must be a URL");
});

test("https without TRUST_PROXY and a TRUST_PROXY without addresses cause a warning, and nothing else does", () => {
  const warningsOf = (environment: Record<string, string>) => readConfig(environment).warnings;
  const PUBLIC_URL = "https://food.example";
  expect(warningsOf({ PUBLIC_URL })).toEqual([expect.stringContaining("TRUST_PROXY is not set")]);
  expect(warningsOf({ PUBLIC_URL, TRUST_PROXY: "false" })).toEqual([expect.stringContaining("TRUST_PROXY is not set")]);
  for (const TRUST_PROXY of ["true", "1", "2"]) {
    expect(warningsOf({ PUBLIC_URL, TRUST_PROXY })).toEqual([expect.stringContaining(`TRUST_PROXY=${TRUST_PROXY} names no proxy`)]);
  }
  expect(warningsOf({ PUBLIC_URL, TRUST_PROXY: "127.0.0.1, fd00::/8" })).toEqual([]);
  expect(warningsOf({ PUBLIC_URL: "http://food.example" })).toEqual([]);
  expect(warningsOf({})).toEqual([]);
});

test("several sign-in providers are told apart by a number, and a group or another claim makes an administrator", () => {
  const { schoolSignIn } = readConfig({
    ...SCHOOL,
    OIDC_ADMIN_GROUP: "teachers",
    OIDC_ONLY: "true",
    OIDC_3_ISSUER: "http://localhost:9000/realms/home",
    OIDC_3_CLIENT_ID: "food-at-home",
    OIDC_3_CLIENT_SECRET: "tuna",
    OIDC_3_NAME: "Home",
    OIDC_3_ADMIN_GROUP: "realm_access.roles=cn=parents",
  });
  expect(schoolSignIn).toMatchObject({
    only: true,
    providers: [
      { id: "1", issuer: "https://id.example", clientId: "food", name: "school", adminClaim: { path: ["groups"], value: "teachers" } },
      { id: "3", name: "Home", adminClaim: { path: ["realm_access", "roles"], value: "cn=parents" } },
    ],
  });
  expect(readConfig({}).schoolSignIn).toEqual({ providers: [], only: false });
});
