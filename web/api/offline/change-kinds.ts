import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { PendingChange } from "./device-database.ts";

/** The names that the server gave to what a change made, by those it had before. */
export type Names = ReadonlyMap<string, string>;

export type Attempt = Pick<PendingChange, "wasTried" | "isLate"> & { signal: AbortSignal };

/** A kind of change that may have to wait for the network. Sent again, it counts once. */
export interface ChangeKind<P, A> {
  kind: string;
  send: (payload: P, attempt: Attempt) => Promise<A>;
  /** The queries that it shows in. */
  showsIn: (payload: P, client: QueryClient) => readonly QueryKey[];
  /** What the server's answer makes of what it said before in one of them. */
  settle: (known: unknown, payload: P, answer: A, queryKey: QueryKey) => unknown;
  /** Lists that follow from it. */
  follow?: (client: QueryClient, payload: P) => void;
  names?: (payload: P, answer: A) => Names;
  /** The same payload where none of the names is in it. */
  rename?: (payload: P, names: Names) => P;
  /** As it stands in a message: 'Banana'. */
  words: (payload: P) => string;
}

type AnyChangeKind = ChangeKind<unknown, unknown>;

const kinds = new Map<string, AnyChangeKind>();

/** Every kind is known by its name: after a restart that is all there is. */
export function defineChange<P, A>(change: ChangeKind<P, A>): ChangeKind<P, A> {
  // Safe: what waits under this name was put there by this kind.
  kinds.set(change.kind, change as unknown as AnyChangeKind);
  return change;
}

/** Undefined until the code of this kind is loaded, and where another version of the app stored it. */
export const findChangeKind = (kind: string): AnyChangeKind | undefined => kinds.get(kind);

/** The change itself where none of the names is in it. */
export function renameIn(change: PendingChange, names: Names): PendingChange {
  const payload = kinds.get(change.kind)?.rename?.(change.payload, names) ?? change.payload;
  return payload === change.payload ? change : { ...change, payload };
}

/** Another device changed the same thing while this change waited. */
export class OvertakenError extends Error {
  override name = "OvertakenError";
}
