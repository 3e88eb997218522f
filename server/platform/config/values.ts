import * as z from "zod";
import { AI_PROVIDERS } from "#core/domain/ai/ai-providers.ts";
import { isTrustProxy, readTrustProxy } from "#server/platform/http/trusted-proxies.ts";

const canParse = (text: string, protocol: RegExp): boolean => URL.canParse(text) && protocol.test(new URL(text).protocol);

const list = z
  .string()
  .transform((text) => text.split(",").map((item) => item.trim()))
  .refine((items) => items.every((item) => item !== ""), "must not have an empty entry between or after its commas");

export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`);

export const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum(values, `must be one of ${values.join(", ")}`);

export const yesOrNo = z.enum(["true", "false"], "must be true or false").transform((text) => text === "true");

export const webUrl = z.string().refine((text) => canParse(text, /^https?:$/), "must be a URL that starts with http:// or https://");

/** Pages, assets and cookies are at the top of an address, so a path would lead nowhere. */
export const origins = list.pipe(
  z.array(
    webUrl
      .transform((text) => new URL(text))
      .refine(({ pathname }) => pathname === "/", "must have no path, because the app needs a whole address such as https://food.example")
      .refine(
        ({ username, password, search, hash }) => username + password + search + hash === "",
        "must be only an address such as https://food.example",
      )
      .transform(({ origin }) => origin),
  ),
);

const SSL_MODES = ["disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"];
const ENCODED = "Write %23 for #, %2F for /, %3F for ? and %40 for @ in its password, or set POSTGRES_PASSWORD instead";

export const postgresUrl = z
  .string()
  .refine((text) => /^postgres(ql)?:\/\//.test(text), "must be a URL like postgresql://user:password@host:5432/database")
  .refine(URL.canParse, `cannot be read. ${ENCODED}`)
  .transform((text) => new URL(text))
  .refine(({ hostname, searchParams }) => hostname !== "" || searchParams.has("host"), "has no host")
  .refine(({ pathname }) => pathname.length > 1, `has no database name at its end. ${ENCODED}`)
  .refine(
    ({ searchParams }) => SSL_MODES.includes(searchParams.get("sslmode") ?? "disable"),
    `has an unknown sslmode: use ${SSL_MODES.join(", ")}`,
  )
  .transform((url) => {
    // The driver treats these modes as verify-full and prints a long warning about it.
    if (["prefer", "require", "verify-ca"].includes(url.searchParams.get("sslmode") ?? "")) url.searchParams.set("sslmode", "verify-full");
    return url.href;
  });

/** The mail library ignores others, so that a misspelt option would send mails without the encryption that was insisted on. */
const SMTP_SWITCHES = ["requireTLS", "ignoreTLS", "secure", "tls.rejectUnauthorized"];
const SMTP_OPTIONS = [...SMTP_SWITCHES, "tls.servername", "tls.minVersion", "name", "localAddress", "authMethod"];

export const smtpUrl = z
  .string()
  .refine(
    (text) => canParse(text, /^smtps?:$/) && new URL(text).hostname !== "",
    "must be a URL like smtp://user:password@host:587 or smtps://user:password@host:465",
  )
  .refine(
    (text) => [...new URL(text).searchParams.keys()].every((option) => SMTP_OPTIONS.includes(option)),
    `has an unknown option: use ${SMTP_OPTIONS.join(", ")}`,
  )
  .refine(
    (text) => [...new URL(text).searchParams].every(([option, value]) => !SMTP_SWITCHES.includes(option) || /^(true|false)$/.test(value)),
    `has an option that must be true or false: ${SMTP_SWITCHES.join(", ")}`,
  );

/** Must not contain quotes or line ends, because it is used as a mail header unchanged. */
export const mailFrom = z
  .string()
  .trim()
  .max(320, "must have at most 320 characters")
  .refine(
    (text) => z.email().safeParse(/^[^<>"\r\n]* <([^<>]+)>$/.exec(text)?.[1] ?? text).success,
    "must be an email address, or a name with one like School <food@school.example>",
  );

export const trustProxy = z
  .string()
  .refine(isTrustProxy, "must be true, false, a number of proxies, or addresses separated by commas")
  .refine((text) => !/\/0+(\s*,|$)/.test(text), "must not end with /0, because it would trust everybody")
  .transform(readTrustProxy);

export const encryptionKey = z
  .string()
  .refine((text) => Buffer.from(text, "base64").length === 32 && /^[A-Za-z0-9+/_-]{43}=?$/.test(text), "must be 32 bytes in base64");

export const encryptionKeys = list.pipe(z.array(encryptionKey));

export const aiProviders = z
  .string()
  .transform((text) => (text.trim() === "none" ? [] : text.split(",").map((name) => name.trim())))
  .pipe(z.array(z.enum(AI_PROVIDERS, `must be a list of ${AI_PROVIDERS.join(", ")}`)));

/** `teachers` means this value in the claim `groups`. Another claim is named before a `=`: `realm_access.roles=teacher`. */
export const adminClaim = z
  .string()
  .refine((text) => /^([^=]+=)?[^=]/.test(text) && !text.endsWith("="), "must be a group, or a claim and its value such as roles=teacher")
  .transform((text) => {
    const split = text.indexOf("=");
    if (split < 0) return { path: ["groups"], value: text };
    return { path: text.slice(0, split).split("."), value: text.slice(split + 1) };
  });
