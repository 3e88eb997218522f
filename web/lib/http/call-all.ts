import type { AnswerOf, Endpoint } from "#core/contracts/http/endpoint.ts";
import type { CallInput } from "./api-client.ts";
import { callWithCount } from "./call-with-count.ts";

/** Like `call`, for a paginated list: requests pages until the list is complete. For most users that is one page. */
export async function callAll<E extends Endpoint>(method: E["method"], path: E["path"], input: CallInput<E>): Promise<AnswerOf<E>> {
  const all: unknown[] = [];
  for (;;) {
    const query = { ...(input as { query?: object }).query, ...(all.length > 0 && { offset: all.length }) };
    // Safe to cast: only the offset is added, which every paginated endpoint accepts, and its response is a list.
    const { answer, total } = await callWithCount<E>(method, path, { ...input, query } as CallInput<E>);
    const page = answer as unknown[];
    all.push(...page);
    if (page.length === 0 || all.length >= total) return all as AnswerOf<E>;
  }
}
