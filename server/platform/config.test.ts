import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
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

const readMessage = (environment: Record<string, string>): string => {
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
    [{ TRUST_PROXY: "0.0.0.0/0" }, 'TRUST_PROXY must not end with /0, because it would trust everybody, not "0.0.0.0/0".'],
    [{ TRUST_PROXY: "127.0.0.1, ::/0" }, 'TRUST_PROXY must not end with /0, because it would trust everybody, not "127.0.0.1, ::/0".'],
    [{ NODE_ENV: "prod" }, 'NODE_ENV must be one of production, development, test, not "prod".'],
    [
      { PUBLIC_URL: "https://school.example/food/" },
      'PUBLIC_URL must have no path, because the app needs a whole address such as https://food.example, not "https://school.example/food/".',
    ],
    [
      { PUBLIC_URL: "https://food.example?x=1" },
      'PUBLIC_URL must be only an address such as https://food.example, not "https://food.example?x=1".',
    ],
    [
      { PUBLIC_URL: "https://food.example," },
      'PUBLIC_URL must not have an empty entry between or after its commas, not "https://food.example,".',
    ],
    [{ PORT: "4301", METRICS_PORT: "4301" }, "PORT and METRICS_PORT are both 4301. They must be different."],
    [{ POSTGRES_PASSWORD: "x" }, "POSTGRES_PASSWORD requires DATABASE_URL."],
    [
      { ...SCHOOL, OIDC_ADMIN_GROUP: "groups=" },
      'OIDC_ADMIN_GROUP must be a group, or a claim and its value such as roles=teacher, not "groups=".',
    ],
    [
      { ...SCHOOL, OIDC_ADMIN_GROUP: "=teachers" },
      'OIDC_ADMIN_GROUP must be a group, or a claim and its value such as roles=teacher, not "=teachers".',
    ],
    [
      { ...SCHOOL, OIDC_1_ISSUER: "https://id.example" },
      "OIDC_1_ISSUER is not a setting. The first provider's names have no number, further ones have 2 to 9.",
    ],
    [
      { ...SCHOOL, OIDC_10_ISSUER: "https://id.example" },
      "OIDC_10_ISSUER is not a setting. The first provider's names have no number, further ones have 2 to 9.",
    ],
    [
      { ...SCHOOL, OIDC_2_ONLY: "true" },
      "OIDC_2_ONLY is not a setting. The first provider's names have no number, further ones have 2 to 9.",
    ],
    [{ OIDC_ISSUER_URL: "https://id.example" }, "OIDC_ISSUER_URL is not a setting. See docs/operating.md."],
    [{ OIDC_CLIENTID: "food" }, "OIDC_CLIENTID is not a setting. Did you mean OIDC_CLIENT_ID?"],
    [{ OIDC_SCOPES: "openid" }, "OIDC_SCOPES is not a setting. See docs/operating.md."],
  ])("%o", (environment, message) => {
    expect(readMessage(environment)).toBe(message);
  });

  test.each([
    [{ SESSION_SECRET: "tooshort-canary" }, "SESSION_SECRET must have at least 32 characters."],
    [{ ENCRYPTION_KEY: "canary" }, "ENCRYPTION_KEY must be 32 bytes in base64."],
    [{ DATABASE_URL: "mysql://food:canary@db/food" }, "DATABASE_URL must be a URL like postgresql://user:password@host:5432/database."],
    [
      { DATABASE_URL: "postgresql://food:canary#1@db.example/food" },
      "DATABASE_URL cannot be read. Write %23 for #, %2F for /, %3F for ? and %40 for @ in its password, or set POSTGRES_PASSWORD instead.",
    ],
    [{ DATABASE_URL: "postgresql:///canary" }, "DATABASE_URL has no host."],
    [
      { DATABASE_URL: "postgresql://food:canary@db.example" },
      "DATABASE_URL has no database name at its end. Write %23 for #, %2F for /, %3F for ? and %40 for @ in its password, or set POSTGRES_PASSWORD instead.",
    ],
    [
      { DATABASE_URL: `${POSTGRES}?sslmode=requird` },
      "DATABASE_URL has an unknown sslmode: use disable, prefer, require, verify-ca, verify-full, no-verify.",
    ],
    [
      { SMTP_URL: "smtp://me:canary@mail.example?requireTls=true" },
      "SMTP_URL has an unknown option: use requireTLS, ignoreTLS, secure, tls.rejectUnauthorized, tls.servername, tls.minVersion, name, localAddress, authMethod.",
    ],
    [
      { SMTP_URL: "smtp://me:canary@mail.example?requireTLS=yes" },
      "SMTP_URL has an option that must be true or false: requireTLS, ignoreTLS, secure, tls.rejectUnauthorized.",
    ],
  ])("without repeating a secret: %o", (environment, message) => {
    expect(readMessage(environment)).toBe(message);
  });
});

// Spec: D7.6
test("production on PostgreSQL requires both secrets, because every process needs the same ones", () => {
  const production = { NODE_ENV: "production", DATABASE_URL: POSTGRES };
  expect(readMessage(production)).toContain("SESSION_SECRET is required");
  expect(readMessage({ ...production, SESSION_SECRET: SECRET })).toContain("ENCRYPTION_KEY is required");
  expect(readMessage({ ...production, SESSION_SECRET: SECRET, ENCRYPTION_KEY: KEY })).toBe("accepted");
  expect(readMessage({ DATABASE_URL: POSTGRES })).toBe("accepted");
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
test("PUBLIC_URL is an address, and AI providers can be switched off", () => {
  const config = readConfig({ PUBLIC_URL: "https://Food.example/", AI_PROVIDERS: "gemini", GEMINI_MODEL: "small" });
  expect(config.publicUrl).toBe("https://food.example");
  expect(config.publicUrls).toEqual(["https://food.example"]);
  expect([config.ai.anthropic.enabled, config.ai.gemini.enabled, config.ai.gemini.model]).toEqual([false, true, "small"]);
  expect(Object.values(readConfig({ AI_PROVIDERS: "none" }).ai).map(({ enabled }) => enabled)).toEqual([false, false, false]);
});

test("PUBLIC_URL can list several addresses, of which the first is used in links", () => {
  const config = readConfig({ PUBLIC_URL: "https://food.example, https://food.school.example/" });
  expect(config.publicUrl).toBe("https://food.example");
  expect(config.publicUrls).toEqual(["https://food.example", "https://food.school.example"]);
  expect(() => readConfig({ PUBLIC_URL: "https://food.example,school" })).toThrow("PUBLIC_URL must be a URL");
});

test("https without TRUST_PROXY and a TRUST_PROXY without addresses cause a warning, and nothing else does", () => {
  const readWarnings = (environment: Record<string, string>) => readConfig(environment).warnings;
  const PUBLIC_URL = "https://food.example";
  expect(readWarnings({ PUBLIC_URL })).toEqual([expect.stringContaining("TRUST_PROXY is not set")]);
  expect(readWarnings({ PUBLIC_URL, TRUST_PROXY: "false" })).toEqual([expect.stringContaining("TRUST_PROXY is not set")]);
  for (const TRUST_PROXY of ["true", "1", "2"]) {
    expect(readWarnings({ PUBLIC_URL, TRUST_PROXY })).toEqual([expect.stringContaining(`TRUST_PROXY=${TRUST_PROXY} names no proxy`)]);
  }
  expect(readWarnings({ PUBLIC_URL, TRUST_PROXY: "127.0.0.1, fd00::/8" })).toEqual([]);
  expect(readWarnings({ PUBLIC_URL: "http://food.example" })).toEqual([]);
  expect(readWarnings({})).toEqual([]);
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

describe("what is valid but probably not meant causes a warning", () => {
  test.each([
    [{ REGISTATION: "invite" }, "REGISTATION is not a setting and has no effect. Did you mean REGISTRATION?"],
    [{ GUARDIAN_CONSENT: "13" }, "GUARDIAN_CONSENT is not a setting and has no effect. See docs/operating.md."],
    [{ SMTP_FROM: "food@school.example" }, "SMTP_FROM is not a setting and has no effect. See docs/operating.md."],
    [{ TRUST_PROXIES: "127.0.0.1" }, "TRUST_PROXIES is not a setting and has no effect."],
    [{ ENCRYPTION_KEYS_FORMER: KEY }, "ENCRYPTION_KEYS_FORMER is not a setting and has no effect. Did you mean ENCRYPTION_KEY_FORMER?"],
    [{ SESSION_SECRETS: SECRET }, "SESSION_SECRETS is not a setting and has no effect. Did you mean SESSION_SECRET?"],
    [{ PORT_FILE: "/run/port" }, "PORT_FILE is not a setting and has no effect. Only a secret can be in a file."],
    [{ METRICS_HOST: "0.0.0.0" }, "METRICS_HOST has no effect without METRICS_PORT."],
    [{ ENCRYPTION_KEY: KEY, ENCRYPTION_KEY_FORMER: KEY }, "ENCRYPTION_KEY_FORMER contains ENCRYPTION_KEY"],
    [{ AI_PROVIDERS: "gemini", OPENAI_API_KEY: "sk-1" }, "OPENAI_API_KEY has no effect, because AI_PROVIDERS does not contain openai."],
    [{ PUBLIC_URL: "https://food.example,http://food.lan", TRUST_PROXY: "127.0.0.1" }, "PUBLIC_URL has https and http"],
    [{ DATABASE_URL: POSTGRES, SESSION_SECRET: SECRET, PUBLIC_URL: "http://food.lan" }, "ENCRYPTION_KEY is not set: this process"],
    [{ NODE_ENV: "production" }, "OFF_CONTACT is not set"],
    [
      { DATABASE_URL: POSTGRES, POSTGRES_PASSWORD: "x", SESSION_SECRET: SECRET, ENCRYPTION_KEY: KEY, OFF_CONTACT: "me@food.example" },
      "POSTGRES_PASSWORD has no effect, because DATABASE_URL has a password.",
    ],
    [
      { HOME: "/root", SESSION_MANAGER: "local/desk", POSTGRES_USER: "x", OPENAI_ORG_ID: "x", npm_config_host: "x", PATH: "/bin" },
      undefined,
    ],
  ])("%o", (environment, warning) => {
    const { warnings } = readConfig(Object.fromEntries(Object.entries(environment)));
    expect(warnings).toEqual(warning === undefined ? [] : [expect.stringContaining(warning)]);
  });
});

describe("a secret can be in a file", () => {
  const writeSecret = (content: string): string => {
    const folder = mkdtempSync(path.join(tmpdir(), "bitebright-secret-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, "secret"), content);
    return path.join(folder, "secret");
  };

  test("whose name any secret's variable with _FILE gives", () => {
    const config = readConfig({
      DATABASE_URL: "postgresql://food@db.example/food",
      POSTGRES_PASSWORD_FILE: writeSecret("a/b#c?d@e%\n"),
      SESSION_SECRET_FILE: writeSecret(`${SECRET}\n`),
      ENCRYPTION_KEY_FILE: writeSecret(KEY),
      OPENAI_API_KEY_FILE: writeSecret("sk-1\n"),
      ...SCHOOL,
      OIDC_2_ISSUER: "https://home.example",
      OIDC_2_CLIENT_ID: "food",
      OIDC_2_CLIENT_SECRET_FILE: writeSecret("tuna"),
    });
    expect(config).toMatchObject({ sessionSecret: SECRET, encryptionKey: KEY, ai: { openai: { apiKey: "sk-1" } } });
    expect(decodeURIComponent(new URL(config.databaseUrl ?? "").password)).toBe("a/b#c?d@e%");
    expect(config.schoolSignIn.providers[1]?.clientSecret).toBe("tuna");
  });

  test("which is named if it does not work", () => {
    const file = writeSecret("canary");
    const [missing, empty] = [`${file}-missing`, writeSecret("\n")];
    expect(readMessage({ SESSION_SECRET_FILE: missing })).toBe(`SESSION_SECRET_FILE: ${missing} cannot be read (ENOENT).`);
    expect(readMessage({ SESSION_SECRET_FILE: empty })).toBe(`SESSION_SECRET_FILE: ${empty} is empty.`);
    expect(readMessage({ SESSION_SECRET: SECRET, SESSION_SECRET_FILE: file })).toBe(
      "SESSION_SECRET and SESSION_SECRET_FILE are both set. Remove one of them.",
    );
    expect(readMessage({ SESSION_SECRET_FILE: file })).toBe("SESSION_SECRET must have at least 32 characters.");
  });
});

test("a PostgreSQL's encryption is insisted on without the driver's long warning", () => {
  for (const mode of ["prefer", "require", "verify-ca", "verify-full"])
    expect(readConfig({ DATABASE_URL: `${POSTGRES}?sslmode=${mode}` }).databaseUrl).toBe(`${POSTGRES}?sslmode=verify-full`);
  expect(readConfig({ DATABASE_URL: `${POSTGRES}?sslmode=no-verify` }).databaseUrl).toBe(`${POSTGRES}?sslmode=no-verify`);
  expect(readConfig({ DATABASE_URL: "postgresql:///food?host=/run/postgresql" }).databaseUrl).toContain("?host=");
});
