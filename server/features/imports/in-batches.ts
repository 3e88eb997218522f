/** A statement takes at most 65,535 parameters, and a row of foods has thirty. */
const ROWS_AT_ONCE = 500;

export async function inBatches<T>(rows: readonly T[], handle: (some: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await handle(rows.slice(at, at + ROWS_AT_ONCE));
}
