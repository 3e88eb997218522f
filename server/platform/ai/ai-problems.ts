import { AppError } from "#server/platform/http/errors.ts";
import { waitInWords } from "#server/platform/http/rate-limits/rate-limit.ts";

export const noKey = () =>
  new AppError("invalid", "AI needs a key first. Add one under Profile, API keys, and this button wakes up.", "no_api_key");

export const noConsent = () =>
  new AppError("forbidden", "AI is off for your account: your parent or guardian has not agreed to it yet.", "ai_consent_needed");

export const invalidKey = () =>
  new AppError("invalid", "The AI provider did not accept the key. Check it under Profile, API keys.", "invalid_api_key");

export const quota = () =>
  new AppError(
    "rate_limited",
    "The AI provider says that its quota is used up. Check the plan of the key or try another provider.",
    "ai_quota",
  );

const dayIsOver = (who: string, seconds: number) =>
  new AppError(
    "rate_limited",
    `${who} AI answers again in about ${waitInWords(seconds)}. With a key of your own, under Profile, API keys, you can go on now.`,
    "ai_day_limit",
    seconds,
  );

/** Both limits apply only to the operator's keys. */
export const userDailyLimitReached = (seconds: number) => dayIsOver("You have asked AI as often as one person can in a day.", seconds);
export const siteDailyLimitReached = (seconds: number) =>
  dayIsOver("Everyone here together has used up the AI questions for one day.", seconds);

export const unavailable = (message = "The AI provider can't answer right now. Please try again.") =>
  new AppError("bad_gateway", message, "ai_unavailable");

export const tooSlow = () => unavailable("The AI provider took too long. Please try again.");
export const unusableAnswer = () => unavailable("The AI provider's answer was of no use. Please try again.");
