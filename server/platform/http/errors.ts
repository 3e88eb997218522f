import { OTHER_USER_CODE } from "#core/contracts/http/headers.ts";

/** What went wrong, independent of HTTP. Only the error handler maps a kind to a status. */
export type ProblemKind =
  | "invalid"
  | "unauthenticated"
  | "wrong_credentials"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_large"
  | "rate_limited"
  | "bad_gateway"
  | "unavailable";

export class AppError extends Error {
  override name = "AppError";
  readonly kind: ProblemKind;
  /** For clients: the same as the kind, unless there is a more specific code. */
  readonly code: string;
  readonly retryAfterS: number | undefined;

  constructor(kind: ProblemKind, message: string, code: string = kind, retryAfterS?: number) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}

/** Every response for a missing session has this code, and no other response does. The web client relies on it. */
export const unauthorized = () => new AppError("unauthenticated", "Unauthorized", "unauthorized");

/** The page was loaded for a different user than the one who is signed in now. */
export const otherUser = () =>
  new AppError("conflict", "Somebody else is signed in here now. Please load the page again.", OTHER_USER_CODE);
