import { onTestFinished } from "vitest";

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
  init: RequestInit;
}

let isFaked = false;

/** Makes every request fail immediately in a test without its own fake server, so that no test uses the network. */
export function keepOffline(): void {
  if (!isFaked) fakeServer({});
}

/** Replaces the network: answers requests such as 'GET /api/user' with a fixed or computed answer, and records every call. */
export function fakeServer(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>): RecordedCall[] {
  const calls: RecordedCall[] = [];
  const realFetch = globalThis.fetch;
  isFaked = true;
  globalThis.fetch = async (input, init = {}) => {
    const path = String(input);
    const method = init.method ?? "GET";
    calls.push({ method, path, body: readBody(init.body), init });
    const answer = answers[`${method} ${path.split("?")[0]}`];
    if (answer === undefined) throw new TypeError(`The fake server has no answer to ${method} ${path}`);
    const {
      status = 200,
      body,
      headers = {},
    } = await Promise.race([typeof answer === "function" ? answer() : answer, aborted(init.signal)]);
    return new Response(body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body), { status, headers });
  };
  onTestFinished(() => {
    globalThis.fetch = realFetch;
    isFaked = false;
  });
  return calls;
}

/** An answer that a test sends itself. It may be sent before the request is made, so that no test depends on which comes first. */
export function laterAnswer(): { answer: Promise<Answer>; send: (answer: Answer) => void } {
  let send: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    send = resolve;
  });
  return { answer, send };
}

/** A form is returned as it is. */
const readBody = (body: RequestInit["body"]): unknown => (typeof body === "string" ? JSON.parse(body) : (body ?? undefined));

/** Rejects when the caller aborts, like a real request. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(new DOMException("The operation was aborted.", "AbortError"));
    if (signal?.aborted) fail();
    else signal?.addEventListener("abort", fail, { once: true });
  });
}

export const NOT_SIGNED_IN: Answer = { status: 401, body: { message: "Unauthorized", code: "unauthorized" } };
