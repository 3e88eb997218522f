import { onTestFinished } from "vitest";

export interface Answer {
  status?: number;
  body?: unknown;
}

export interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
  init: RequestInit;
}

let isFaked = false;

/** Without a fake server of its own a test still reaches nobody: every request fails at once. */
export function keepOffline(): void {
  if (!isFaked) fakeServer({});
}

/** Stands in for the network: answers by 'GET /api/user', a fixed one or one made for each call, and records every call. */
export function fakeServer(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>): RecordedCall[] {
  const calls: RecordedCall[] = [];
  const realFetch = globalThis.fetch;
  isFaked = true;
  globalThis.fetch = async (input, init = {}) => {
    const path = String(input);
    const method = init.method ?? "GET";
    calls.push({ method, path, body: init.body === undefined ? undefined : JSON.parse(String(init.body)), init });
    const answer = answers[`${method} ${path.split("?")[0]}`];
    if (answer === undefined) throw new TypeError(`The fake server has no answer to ${method} ${path}`);
    const { status = 200, body } = typeof answer === "function" ? await answer() : answer;
    return new Response(body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body), { status });
  };
  onTestFinished(() => {
    globalThis.fetch = realFetch;
    isFaked = false;
  });
  return calls;
}

export const NOT_SIGNED_IN: Answer = { status: 401, body: { message: "Unauthorized", code: "unauthorized" } };
