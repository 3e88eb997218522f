import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/api-keys.ts";
import { AI_PROVIDERS } from "#core/domain/ai/ai-providers.ts";
import { apiKeyContext } from "#server/platform/auth/encryption/encryption.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { deleteApiKey, listApiKeys, upsertApiKey } from "./queries.ts";

/** The ending of a shorter key would reveal too much of it. */
const SHOW_ENDING_FROM_CHARACTERS = 16;

export function apiKeysRoutes(app: FastifyInstance, { db, userCache, encryption, limits, ai, accountEvents }: Deps): void {
  route(app, contracts.listApiKeys, async ({ user }) => listApiKeys(db, user.id));

  route(app, contracts.saveApiKey, async ({ user, sid, body: { provider, key }, request }) => {
    await limits.count("apiKeyPerAccount", user.id);
    return db.transaction(async (tx) => {
      // Otherwise a key that is saved while the account changes hands would stay in it.
      await lockAccount(tx, user, sid);
      await accountEvents.record(tx, user.id, "ai_key_stored", request);
      return upsertApiKey(tx, user.id, {
        provider,
        encryptedKey: encryption.encrypt(key, apiKeyContext(user.id, provider)),
        lastFour: key.length < SHOW_ENDING_FROM_CHARACTERS ? "" : key.slice(-4),
      });
    });
  });

  route(app, contracts.deleteApiKey, async ({ user, params, request }) => {
    await db.transaction(async (tx) => {
      if (!(await deleteApiKey(tx, user.id, params.id))) throw new AppError("not_found", "apiKeys.notFound");
      await accountEvents.record(tx, user.id, "ai_key_removed", request);
    });
  });

  route(app, contracts.listUsableProviders, async ({ user }) => {
    const keys = await userCache.getOrLoad(user.id, "API keys", () => listApiKeys(db, user.id));
    const own = new Set(keys.map(({ provider }) => provider));
    return AI_PROVIDERS.filter((provider) => ai[provider].enabled && (own.has(provider) || ai[provider].apiKey)).map((provider) => ({
      provider,
      keyFrom: own.has(provider) ? ("person" as const) : ("operator" as const),
    }));
  });
}
