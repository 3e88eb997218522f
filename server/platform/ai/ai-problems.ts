import { AppError } from "#server/platform/errors.ts";

export const noKey = () =>
  new AppError("invalid", "AI needs a key first. Add one under Profile, API keys, and this button wakes up.", "no_api_key");

export const invalidKey = () =>
  new AppError("invalid", "The AI provider did not accept the key. Check it under Profile, API keys.", "invalid_api_key");

export const quota = () =>
  new AppError(
    "rate_limited",
    "The AI provider says that its quota is used up. Check the plan of the key or try another provider.",
    "ai_quota",
  );

export const unavailable = (message = "The AI provider can't answer right now. Please try again.") =>
  new AppError("bad_gateway", message, "ai_unavailable");

export const tooSlow = () => unavailable("The AI provider took too long. Please try again.");
export const unusableAnswer = () => unavailable("The AI provider's answer was of no use. Please try again.");
