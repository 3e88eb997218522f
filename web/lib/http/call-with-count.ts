import type { AnswerOf, Endpoint } from "#core/contracts/http/endpoint.ts";
import { TOTAL_COUNT_HEADER } from "#core/contracts/http/headers.ts";
import { type CallInput, exchange } from "./api-client.ts";

/** Like `call`, for one page of a list. Also returns the length of the whole list. */
export async function callWithCount<E extends Endpoint>(
  method: E["method"],
  path: E["path"],
  input: CallInput<E>,
): Promise<{ answer: AnswerOf<E>; total: number }> {
  const { answer, headers } = await exchange<E>(method, path, input);
  return { answer, total: Number(headers.get(TOTAL_COUNT_HEADER)) };
}
