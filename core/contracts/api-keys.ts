import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { AI_PROVIDERS } from "#core/domain/ai/ai-providers.ts";

const MAX_KEY_LENGTH = 500;

/** A stored key as its owner sees it: the key itself is never returned. */
export const ApiKey = z.object({
  id: z.uuid(),
  provider: z.enum(AI_PROVIDERS),
  lastFour: z.string().describe("The key's last four characters, to tell it from other keys; empty for a short key"),
  createdAt: Instant,
});
export type ApiKey = z.input<typeof ApiKey>;

export const NewApiKey = z.object({
  provider: z.enum(AI_PROVIDERS, "Please choose a provider"),
  key: z
    .string()
    .trim()
    .min(1, "Please paste your key")
    .max(MAX_KEY_LENGTH, "That is too long for a key")
    .regex(/^[\x21-\x7e]*$/, "A key has no spaces or special letters"),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

export const listApiKeys = endpoint({
  method: "GET",
  path: "/api/user/api-keys",
  access: "member",
  summary: "List the user's stored AI keys, without the keys themselves",
  response: z.array(ApiKey),
});

export const saveApiKey = endpoint({
  method: "POST",
  path: "/api/user/api-keys",
  access: "member",
  recentPassword: true,
  summary: "Store an AI key. It replaces an earlier key for the same provider",
  body: NewApiKey,
  status: 201,
  response: ApiKey,
});

export const deleteApiKey = endpoint({
  method: "DELETE",
  path: "/api/user/api-keys/:id",
  access: "member",
  summary: "Delete a stored AI key",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});

export const listUsableProviders = endpoint({
  method: "GET",
  path: "/api/user/ai-providers",
  access: "member",
  summary: "List the AI providers for which there is a key: the user's own, or else the operator's",
  response: z.array(z.object({ provider: z.enum(AI_PROVIDERS), keyFrom: z.enum(["person", "operator"]) })),
});
