import { APICallError } from "ai";
import { AppError } from "#server/platform/http/errors.ts";
import { invalidKey, quota, unavailable } from "./ai-problems.ts";

const QUOTA_WORDS = /quota|billing|credit balance|insufficient|resource_exhausted|rate.?limit|too many requests/i;
const KEY_WORDS = /api.?key|x-api-key|authentication|unauthorized|permission.?denied|credential/i;
const QUOTA_STATUS = new Set([402, 429]);
const KEY_STATUS = new Set([401, 403]);

/** Uses the provider's message, not only the status, because some providers report used-up credit and bad keys as 400. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!APICallError.isInstance(error)) return unavailable();
  const { statusCode = 0, responseBody = "", message } = error;
  const words = `${responseBody.slice(0, 5_000)} ${message}`;
  if (QUOTA_STATUS.has(statusCode)) return quota();
  if (KEY_STATUS.has(statusCode)) return QUOTA_WORDS.test(words) && !KEY_WORDS.test(words) ? quota() : invalidKey();
  if (statusCode === 400 && QUOTA_WORDS.test(words)) return quota();
  if (statusCode === 400 && KEY_WORDS.test(words)) return invalidKey();
  return unavailable();
}
