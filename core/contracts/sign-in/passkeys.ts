import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { hasVisible } from "#core/contracts/fields/visible-text.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { MAX_PASSKEYS, PASSKEY_NAME_MAX_LENGTH } from "#core/domain/accounts/limits.ts";
import { User } from "./auth.ts";

/** The standard allows 1,023 bytes, which are 1,364 characters in base64url. */
const MAX_ID_LENGTH = 1_364;
const MAX_CLIENT_DATA_LENGTH = 4_000;
/** Without certificates, which are not requested, it has a few hundred bytes. */
const MAX_SIGNED_DATA_LENGTH = 8_000;
const MAX_HANDLE_LENGTH = 88;
export const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

const base64Url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/);

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  isSynced: z.boolean().describe("Whether it is synced between the owner's devices"),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  blockedAt: Instant.nullable().describe("When it was blocked because somebody may have copied it; null if it is not blocked"),
});
export type Passkey = z.input<typeof Passkey>;

const PasskeyName = z.object({
  name: z
    .string()
    .trim()
    .refine(hasVisible(1), "Please give the passkey a name.")
    .max(PASSKEY_NAME_MAX_LENGTH, `Please keep the name to ${PASSKEY_NAME_MAX_LENGTH} characters.`),
});

const Credential = {
  id: base64Url(MAX_ID_LENGTH),
  rawId: base64Url(MAX_ID_LENGTH),
  type: z.literal("public-key"),
};
const Signed = { clientDataJSON: base64Url(MAX_CLIENT_DATA_LENGTH) };

/** The browser's response after creating a passkey. Unused fields are dropped. */
export const NewPasskey = z.object({
  ...Credential,
  response: z.object({
    ...Signed,
    attestationObject: base64Url(MAX_SIGNED_DATA_LENGTH),
    // Browsers add new transports; unknown ones are dropped.
    transports: z
      .array(z.string().max(20))
      .max(10)
      .optional()
      .transform((transports) => TRANSPORTS.filter((transport) => transports?.includes(transport))),
  }),
});

const Signature = { ...Signed, authenticatorData: base64Url(MAX_SIGNED_DATA_LENGTH), signature: base64Url(MAX_SIGNED_DATA_LENGTH) };

/** The browser's response after signing with a passkey of a user who is already known. */
export const PasskeySignature = z.object({ ...Credential, response: z.object(Signature) });
export type PasskeySignature = z.infer<typeof PasskeySignature>;

/** The browser's response after signing in with a passkey. */
export const PasskeyAssertion = z.object({
  ...Credential,
  response: z.object({ ...Signature, userHandle: base64Url(MAX_HANDLE_LENGTH) }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

export type NewPasskey = z.input<typeof NewPasskey>;

const StoredCredential = z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.enum(TRANSPORTS)) });

const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  timeout: z.number(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(StoredCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});

const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});

export const listPasskeys = endpoint({
  method: "GET",
  path: "/api/user/passkeys",
  access: "member",
  summary: "List the user's passkeys, oldest first",
  response: z.array(Passkey).max(MAX_PASSKEYS),
});

export const startPasskey = endpoint({
  method: "POST",
  path: "/api/user/passkeys/options",
  access: "member",
  recentPassword: true,
  isUserCacheSafe: true,
  summary: "Get the options with which a browser creates a passkey. They are valid for five minutes",
  response: CreationOptions,
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/user/passkeys",
  access: "member",
  recentPassword: true,
  summary: "Store a passkey that the browser created",
  body: NewPasskey,
  status: 201,
  response: Passkey,
});

export const renamePasskey = endpoint({
  method: "PUT",
  path: "/api/user/passkeys/:id",
  access: "member",
  isUserCacheSafe: true,
  summary: "Rename a passkey",
  params: z.object({ id: z.uuid() }),
  body: PasskeyName,
  response: Passkey,
});

export const deletePasskey = endpoint({
  method: "DELETE",
  path: "/api/user/passkeys/:id",
  access: "member",
  recentPassword: true,
  summary: "Delete a passkey, unless it is the only way to sign in",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});

export const startPasskeyConfirmation = endpoint({
  method: "POST",
  path: "/api/user/confirm/passkey/options",
  access: "member",
  isUserCacheSafe: true,
  summary: "Get the options with which a browser confirms the user's identity with a passkey. They are valid for five minutes",
  response: RequestOptions.extend({ allowCredentials: z.array(StoredCredential) }),
});

export const confirmWithPasskey = endpoint({
  method: "POST",
  path: "/api/user/confirm/passkey",
  access: "member",
  summary: "Confirm the user's identity with a passkey, with the same effect as entering the password",
  body: PasskeySignature,
  status: 204,
  response: z.void(),
});

export const startPasskeyLogin = endpoint({
  method: "POST",
  path: "/api/login/passkey/options",
  access: "anyone",
  summary:
    "Get the options for signing in with a passkey. They are valid for five minutes and only in the same browser; null if the site does not support passkeys",
  response: z.object({ options: RequestOptions.nullable() }),
});

export const loginWithPasskey = endpoint({
  method: "POST",
  path: "/api/login/passkey",
  access: "anyone",
  summary: "Sign in with a passkey, which replaces both the password and the second factor",
  body: PasskeyAssertion,
  response: User,
});
