import type pg from "pg";
import { sqlDurations } from "#server/platform/observability/counters.ts";

const MS_PER_S = 1_000;

/** Measures every statement of a connection, whether its answer goes to a callback, as in a pool, or to a promise. */
export function measureStatements(client: pg.PoolClient): void {
  // Safe to cast: the arguments are passed on as they are.
  const send = client.query.bind(client) as (...parts: unknown[]) => unknown;
  client.query = ((...parts: unknown[]) => {
    const sentAt = performance.now();
    const note = () => sqlDurations.observe((performance.now() - sentAt) / MS_PER_S);
    const callback = parts.at(-1);
    if (typeof callback === "function") {
      return send(...parts.slice(0, -1), (...answer: unknown[]) => {
        note();
        callback(...answer);
      });
    }
    const answer = send(...parts);
    if (answer instanceof Promise) answer.then(note, note);
    return answer;
  }) as typeof client.query;
}
