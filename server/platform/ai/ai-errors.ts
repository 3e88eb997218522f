import { APICallError } from "ai";
import { AppError } from "#server/platform/errors.ts";

export const noKey = () =>
  new AppError("invalid", "AI needs a key first. Add one under Profile, API keys, and this button wakes up.", "no_api_key");

const invalidKey = () =>
  new AppError("invalid", "The AI provider did not accept the key. Check it under Profile, API keys.", "invalid_api_key");

const quota = () =>
  new AppError(
    "rate_limited",
    "The AI provider says that its quota is used up. Check the plan of the key or try another provider.",
    "ai_quota",
  );

export const unavailable = (message = "The AI provider can't answer right now. Please try again.") =>
  new AppError("bad_gateway", message, "ai_unavailable");

export const tooSlow = () => unavailable("The AI provider took too long. Please try again.");
export const unusableAnswer = () => unavailable("The AI provider's answer was of no use. Please try again.");

const QUOTA_WORDS = /quota|billing|credit balance|insufficient|resource_exhausted|rate.?limit|too many requests/i;
const KEY_WORDS = /api.?key|x-api-key|authentication|unauthorized|permission.?denied|credential/i;
const QUOTA_STATUS = new Set([402, 429]);
const KEY_STATUS = new Set([401, 403]);

/** By what a provider says, not by status alone: used-up credit and bad keys come as 400 from some. */
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
