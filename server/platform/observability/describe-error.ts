/** What the log contains of an error. */
export interface ErrorDescription extends Record<string, unknown> {
  type: string;
  message: string;
  code?: string;
  /** Only the frames, because the first line repeats the message. */
  stack: string;
  cause?: ErrorDescription;
  aggregateErrors?: ErrorDescription[];
}

const MAX_DEPTH = 5;
const MAX_AGGREGATED = 10;
/** PostgreSQL's data exceptions: their messages quote the value that could not be used. */
const QUOTES_A_VALUE = /^22/;

/**
 * Only these properties of an error, never the others: a failed statement lists its parameters, and PostgreSQL's details quote rows. Both may
 * be personal data and must never be logged.
 */
export function describeError(error: Error, depth = 0): ErrorDescription {
  const code = errorCode(error);
  const isDeep = depth >= MAX_DEPTH;
  return {
    type: error.constructor.name,
    message: messageWithoutValues(error),
    ...(code !== undefined && { code }),
    stack: readFrames(error),
    ...(error.cause instanceof Error && !isDeep && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && {
        aggregateErrors: error.errors
          .filter((part) => part instanceof Error)
          .slice(0, MAX_AGGREGATED)
          .map((part) => describeError(part, depth + 1)),
      }),
  };
}

export function messageWithoutValues(error: Error): string {
  // Drizzle's error. Recognized by its properties, so that a command that fails early need not load the library.
  if ("query" in error && "params" in error && error.message.startsWith("Failed query")) return `Query failed: ${error.query}`;
  const code = errorCode(error);
  if (code !== undefined && QUOTES_A_VALUE.test(code)) return `PostgreSQL refused a value (${code})`;
  return error.message;
}

const errorCode = (error: Error): string | undefined => ("code" in error && typeof error.code === "string" ? error.code : undefined);

function readFrames({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  if (at !== -1) return stack.slice(at + message.length).trim();
  // The message was changed after the stack was recorded.
  return (/(?:\n {4}at .*)+$/.exec(stack)?.[0] ?? "").trim();
}
