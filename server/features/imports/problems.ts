import { AppError } from "#server/platform/http/errors.ts";

const TRY_AGAIN_AFTER_S = 10;

export const importsFull = () =>
  new AppError("unavailable", "imports.queueFull", { code: "import_queue_full", retryAfterS: TRY_AGAIN_AFTER_S });
