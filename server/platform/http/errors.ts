import { OTHER_USER_CODE } from "#core/contracts/http/headers.ts";
import { DEFAULT_LANGUAGE } from "#core/texts/languages.ts";
import { formatText, type TextKey, type TextValues, type Values } from "#server/platform/texts/texts.ts";

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

export type ErrorKey = TextKey<"errors">;

interface Options {
  /** For clients: the same as the kind, unless there is a more specific code. */
  code?: string;
  retryAfterS?: number;
}

export type ErrorDetails<K extends ErrorKey> = keyof TextValues<"errors", K> extends never
  ? [details?: Options]
  : [details: Options & { values: TextValues<"errors", K> }];

/** The response's message is in the language of the request; the error's own, for logs, is in English. */
export class AppError<K extends ErrorKey = ErrorKey> extends Error {
  override name = "AppError";
  readonly kind: ProblemKind;
  readonly key: ErrorKey;
  readonly values: Values;
  readonly code: string;
  readonly retryAfterS: number | undefined;

  constructor(kind: ProblemKind, key: K, ...rest: ErrorDetails<K>) {
    // Safe to cast: for every key, the details are optional or have the values of its text.
    const [{ values = {}, code = kind, retryAfterS } = {}] = rest as unknown as [(Options & { values?: Values })?];
    super(formatText("errors", key, values, DEFAULT_LANGUAGE));
    this.kind = kind;
    this.key = key;
    this.values = values;
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}

/** Every response for a missing session has this code, and no other response does. The web client relies on it. */
export const unauthorized = () => new AppError("unauthenticated", "login.unauthorized", { code: "unauthorized" });

/** The page was loaded for a different user than the one who is signed in now. */
export const otherUser = () => new AppError("conflict", "login.otherUser", { code: OTHER_USER_CODE });
