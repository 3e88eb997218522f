import type { Db } from "./database.ts";

/** Statements that are built and planned once per database instead of for every request. Must not be used in transactions. */
export function statements<S>(prepare: (db: Db) => S): (db: Db) => S {
  const prepared = new WeakMap<Db, S>();
  return (db) => {
    const cached = prepared.get(db);
    if (cached) return cached;
    const fresh = prepare(db);
    prepared.set(db, fresh);
    return fresh;
  };
}
