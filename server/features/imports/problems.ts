import { AppError } from "#server/platform/http/errors.ts";

const TRY_AGAIN_AFTER_S = 10;

export const importsFull = () =>
  new AppError(
    "unavailable",
    "Several people are bringing in their diaries right now. Please try again in a moment.",
    "import_queue_full",
    TRY_AGAIN_AFTER_S,
  );
