import type { AnswerOf, BodyOf, Endpoint, ParamsOf, Problem, QueryOf } from "#core/contracts/http/endpoint.ts";
import { FOR_USER_HEADER, OTHER_USER_CODE } from "#core/contracts/http/headers.ts";
import { type ReadResponse, renderContext } from "#web/lib/render-context.ts";
import { pageUserId } from "./page-user.ts";

/** A failed response. `message` contains the status and the body; `problem` is the body if it has our problem format. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(status: number, bodyText: string, statusText: string) {
    super(`${status}: ${bodyText || statusText}`);
    this.status = status;
    this.problem = parseProblem(bodyText);
  }
}

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && /^401: /.test(error.message) && error.message.includes("Unauthorized");

/** Whether another user has signed in since the page was loaded. */
export const isOtherUser = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === OTHER_USER_CODE;

/** The server's message for the user, if there is one. */
export const serverMessage = (error: unknown): string | undefined => (error instanceof ApiError ? error.problem?.message : undefined);

/** The server's message about when to try again, after too many attempts. */
export const waitMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 429 ? error.problem?.message : undefined;

type Provided<K extends string, T> = [T] extends [undefined] ? { [P in K]?: never } : { [P in K]: T };

export type CallInput<E extends Endpoint> = Provided<"body", BodyOf<E>> &
  Provided<"params", ParamsOf<E>> &
  Provided<"query", QueryOf<E>> & {
    signal?: AbortSignal;
    /** For writes that may be sent twice; the server performs them only once. */
    idempotencyKey?: string;
    /** Sent instead of a body, for endpoints that accept a file. */
    form?: FormData | Blob;
  };

/**
 * Calls an endpoint of `core/contracts`. The contract is passed only as a type, so its schemas stay out of the
 * bundle: `call<typeof login>("POST", "/api/login", { body })`.
 */
export async function call<E extends Endpoint>(method: E["method"], path: E["path"], input: CallInput<E>): Promise<AnswerOf<E>> {
  return (await exchange<E>(method, path, input)).answer;
}

/** Like `call`, but returns null instead of an error if nobody is signed in. */
export async function callOrNull<E extends Endpoint>(
  method: E["method"],
  path: E["path"],
  input: CallInput<E>,
): Promise<AnswerOf<E> | null> {
  try {
    return await call<E>(method, path, input);
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

/** Like `call`, but also returns the response headers. */
export async function exchange<E extends Endpoint>(
  method: E["method"],
  path: E["path"],
  input: CallInput<E>,
): Promise<{ answer: AnswerOf<E>; headers: ReadResponse["headers"] }> {
  const { body, form, params, query, signal, idempotencyKey } = input as LooseInput;
  const forUser = pageUserId();
  const headers = {
    ...(forUser !== undefined && { [FOR_USER_HEADER]: forUser }),
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
  };
  const { fetch } = renderContext();
  const response = await fetch(fillPath(path, params) + queryString(query), {
    method,
    credentials: "include",
    ...(signal && { signal }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // No content type is set, because the browser adds it with the boundary between the form's parts.
    ...(form && { body: form }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  // Safe to cast: the server serializes every response with the contract's response schema.
  return { answer: (text === "" ? undefined : JSON.parse(text)) as AnswerOf<E>, headers: response.headers };
}

interface LooseInput {
  body?: unknown;
  form?: FormData | Blob;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

function queryString(query: Record<string, unknown> = {}): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  if (parameters.length === 0) return "";
  return `?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`;
}

function parseProblem(bodyText: string): Problem | undefined {
  try {
    const body: unknown = JSON.parse(bodyText);
    return typeof body === "object" && body !== null && "message" in body && "code" in body ? (body as Problem) : undefined;
  } catch {
    return undefined;
  }
}
