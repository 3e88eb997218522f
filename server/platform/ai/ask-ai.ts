import type { FastifyInstance } from "fastify";
import { mayUseAi } from "#core/domain/accounts/guardian-consent.ts";
import { AI_PROVIDERS, type AiProvider } from "#core/domain/ai/ai-providers.ts";
import { listEncryptedKeys } from "#server/platform/ai/stored-keys.ts";
import { apiKeyContext } from "#server/platform/auth/encryption/encryption.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { type AiCallDurations, createAiCallDurations } from "#server/platform/observability/metrics.ts";
import { Circuit } from "#server/platform/other-services/circuit.ts";
import { noConsent, noKey, siteDailyLimitReached, tooSlow, userDailyLimitReached } from "./ai-problems.ts";
import type { Question, Requester, UsableKey, UsableKeys } from "./question.ts";

declare module "fastify" {
  interface FastifyInstance {
    aiCalls: AiCallDurations;
    aiCircuits: Readonly<Record<AiProvider, Circuit>>;
  }
}

const FAILURES = 5;

export function watchAiCalls(app: FastifyInstance): void {
  app.decorate("aiCalls", createAiCallDurations());
  const circuit = () => new Circuit({ failures: FAILURES });
  app.decorate("aiCircuits", { openai: circuit(), anthropic: circuit(), gemini: circuit() });
}

const CALM_TASK =
  "In every sentence you write, name food groups and what food does. Never write calories, energy figures, or grams or percent of protein, carbs, fat or sugar.";

/** Counts the requests of all users together. */
const EVERYBODY = "everybody";

/** Whether this user could use this provider. */
export async function canAsk(deps: Deps, user: Requester["user"], provider: AiProvider): Promise<boolean> {
  return mayUseAi(user.guardianConsent) && (await listKeys(deps, user.id)).has(provider);
}

/**
 * Rejects users whose guardian has not agreed to AI, who have no key, or who have asked too often, before the question is read. If the
 * question names its provider only later, any key is sufficient until then.
 */
export async function checkAiAllowance(
  deps: Deps,
  { id: userId, guardianConsent }: Requester["user"],
  provider?: AiProvider,
): Promise<UsableKeys> {
  const { limits } = deps;
  if (!mayUseAi(guardianConsent)) throw noConsent();
  const keys = await listKeys(deps, userId);
  const selected = [...keys].filter(([name]) => provider === undefined || name === provider);
  if (selected.length === 0) throw noKey();
  await limits.count("aiPerPerson", userId);
  if (selected.every(([, { isOperators }]) => isOperators)) {
    await limits.check("aiPerPersonADay", userId, userDailyLimitReached);
    await limits.check("aiPerDay", EVERYBODY, siteDailyLimitReached);
  }
  return keys;
}

/** Sends the question with the user's key, or else the operator's, and returns only an answer that matches the schema. */
export async function askAi<T>(deps: Deps, requester: Requester, question: Question<T>): Promise<T> {
  const { user, provider, request, reply } = requester;
  const { limits } = deps;
  const usableKeys = requester.usableKeys ?? (await checkAiAllowance(deps, user, provider));
  const key = usableKeys.get(provider);
  if (!key) throw noKey();
  if (key.isOperators) {
    // The user's own limit is counted first, so that a user who exceeds it does not use up the shared limit.
    await limits.count("aiPerPersonADay", user.id, userDailyLimitReached);
    await limits.count("aiPerDay", EVERYBODY, siteDailyLimitReached);
  }

  request.server.overload.stopCounting(request);
  const gone = new AbortController();
  const leave = () => gone.abort();
  reply.raw.once("close", leave);
  const late = AbortSignal.timeout(deps.aiTimeoutMs);
  const start = performance.now();
  let outcome = "answered";
  try {
    // Loaded with the first question, because the providers' packages would slow down every start.
    const { askProvider } = await import("./ask-provider.ts");
    const abortSignal = AbortSignal.any([gone.signal, late]);
    return await askProvider({
      requester,
      question: requester.isCalm ? { ...question, task: `${question.task}\n${CALM_TASK}` } : question,
      config: deps.ai[provider],
      key: key.open(),
      abortSignal,
    });
  } catch (error) {
    const problem = late.aborted ? tooSlow() : error;
    const code = problem instanceof AppError ? problem.code : "unknown";
    outcome = gone.signal.aborted ? "left" : late.aborted ? "too_slow" : code;
    request.log.warn({ provider, feature: question.feature, code }, "ai");
    throw problem;
  } finally {
    request.server.aiCalls.observe({ provider, outcome }, (performance.now() - start) / 1000);
    reply.raw.off("close", leave);
  }
}

/** Returns the usable keys. The user's own key takes precedence over the operator's. */
async function listKeys({ db, ai, encryption }: Deps, userId: string): Promise<UsableKeys> {
  const stored = new Map((await listEncryptedKeys(db, userId)).map(({ provider, encryptedKey }) => [provider, encryptedKey]));
  const keys = new Map<AiProvider, UsableKey>();
  for (const provider of AI_PROVIDERS) {
    const { enabled, apiKey } = ai[provider];
    const own = stored.get(provider);
    if (!enabled) continue;
    if (own !== undefined) keys.set(provider, { isOperators: false, open: () => encryption.decrypt(own, apiKeyContext(userId, provider)) });
    else if (apiKey) keys.set(provider, { isOperators: true, open: () => apiKey });
  }
  return keys;
}
