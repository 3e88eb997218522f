import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import type { AiProvider } from "#core/domain/choices.ts";
import { findEncryptedKey } from "#server/platform/ai/stored-keys.ts";
import type { Deps } from "#server/platform/deps.ts";
import { Durations } from "#server/platform/durations.ts";
import { apiKeyPlace } from "#server/platform/encryption.ts";
import { AppError } from "#server/platform/errors.ts";
import { noKey, tooSlow } from "./ai-problems.ts";

declare module "fastify" {
  interface FastifyInstance {
    aiCalls: Durations;
  }
}

/** An answer takes seconds, and at most as long as people are made to wait for one. */
const BUCKETS_S = [0.5, 1, 2, 4, 8, 15, 30, 60];

export function countAiCalls(app: FastifyInstance): void {
  app.decorate("aiCalls", new Durations(BUCKETS_S));
}

export interface Question<T> {
  /** For the log: what was asked for, never what about. */
  feature: string;
  task: string;
  data: object;
  jpeg?: Buffer;
  answer: z.ZodType<T>;
}

export interface Asker {
  userId: string;
  provider: AiProvider;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Whether this person could ask this provider. */
export async function canAsk(deps: Deps, userId: string, provider: AiProvider): Promise<boolean> {
  return (await findKey(deps, userId, provider)) !== undefined;
}

/** Asks a provider with the person's key, else the operator's, and gives only an answer that fits. */
export async function askAi<T>(deps: Deps, asker: Asker, question: Question<T>): Promise<T> {
  const { userId, provider, request, reply } = asker;
  const key = await findKey(deps, userId, provider);
  if (!key) throw noKey();
  await deps.limits.count("aiPerPerson", userId);
  if (key.isOperators) await deps.limits.count("aiPerPersonADay", userId);

  const gone = new AbortController();
  const leave = () => gone.abort();
  reply.raw.once("close", leave);
  const late = AbortSignal.timeout(deps.aiTimeoutMs);
  const start = performance.now();
  let outcome = "answered";
  try {
    // Loaded by the first question: the providers' packages would make every start slower.
    const { askProvider } = await import("./ask-provider.ts");
    const abortSignal = AbortSignal.any([gone.signal, late]);
    return await askProvider({ asker, question, config: deps.ai[provider], key: key.key, abortSignal });
  } catch (error) {
    const problem = late.aborted ? tooSlow() : error;
    const code = problem instanceof AppError ? problem.code : "unknown";
    outcome = gone.signal.aborted ? "left" : late.aborted ? "too_slow" : code;
    request.log.warn({ provider, feature: question.feature, code }, "ai");
    throw problem;
  } finally {
    request.server.aiCalls.count({ provider, outcome }, (performance.now() - start) / 1000);
    reply.raw.off("close", leave);
  }
}

interface UsableKey {
  key: string;
  isOperators: boolean;
}

/** The person's own wins. */
async function findKey({ db, ai, encryption }: Deps, userId: string, provider: AiProvider): Promise<UsableKey | undefined> {
  const { enabled, apiKey } = ai[provider];
  if (!enabled) return undefined;
  const encrypted = await findEncryptedKey(db, userId, provider);
  if (encrypted !== undefined) return { key: encryption.decrypt(encrypted, apiKeyPlace(userId, provider)), isOperators: false };
  return apiKey ? { key: apiKey, isOperators: true } : undefined;
}
