import { AppError } from "#server/platform/http/errors.ts";
import { toWait } from "#server/platform/http/rate-limits/rate-limit.ts";

export const noKey = () => new AppError("invalid", "ai.noKey", { code: "no_api_key" });

export const noConsent = () => new AppError("forbidden", "ai.noConsent", { code: "ai_consent_needed" });

export const invalidKey = () => new AppError("invalid", "ai.invalidKey", { code: "invalid_api_key" });

export const quota = () => new AppError("rate_limited", "ai.quota", { code: "ai_quota" });

const dayIsOver = (key: "ai.userLimit" | "ai.siteLimit", seconds: number) =>
  new AppError("rate_limited", key, { code: "ai_day_limit", values: toWait(seconds), retryAfterS: seconds });

/** Both limits apply only to the operator's keys. */
export const userDailyLimitReached = (seconds: number) => dayIsOver("ai.userLimit", seconds);
export const siteDailyLimitReached = (seconds: number) => dayIsOver("ai.siteLimit", seconds);

export const unavailable = (key: "ai.unavailable" | "ai.tooSlow" | "ai.unusableAnswer" = "ai.unavailable") =>
  new AppError("bad_gateway", key, { code: "ai_unavailable" });

export const tooSlow = () => unavailable("ai.tooSlow");
export const unusableAnswer = () => unavailable("ai.unusableAnswer");
