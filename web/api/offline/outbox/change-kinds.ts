import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { PendingChange } from "#web/api/offline/device-database.ts";

/** Maps the temporary ids of what a change created to the ids that the server assigned. */
export type AssignedIds = ReadonlyMap<string, string>;

type Attempt = Pick<PendingChange, "wasTried" | "isLate"> & { signal: AbortSignal };

/** A kind of change that can be queued. Sending it twice has the same effect as sending it once. */
export interface ChangeKind<P, A> {
  kind: string;
  send: (payload: P, attempt: Attempt) => Promise<A>;
  /** The queries that show the change. */
  showsIn: (payload: P, client: QueryClient) => readonly QueryKey[];
  /** Applies the server's response to one of those queries. */
  settle: (stored: unknown, payload: P, answer: A, queryKey: QueryKey) => unknown;
  /** Refetches the lists that derive from the change. There is no answer if the change was rejected. */
  refetch?: (client: QueryClient, payload: P, answer?: A) => void;
  assignedIds?: (payload: P, answer: A) => AssignedIds;
  /** Replaces temporary ids; returns the same payload if it contains none of them. */
  replaceIds?: (payload: P, names: AssignedIds) => P;
  /** The name of the change in messages, such as 'Banana'. */
  label: (payload: P) => string;
}

type AnyChangeKind = ChangeKind<unknown, unknown>;

const kinds = new Map<string, AnyChangeKind>();

/** Kinds are registered by name, because only the name is stored on the device across restarts. */
export function defineChange<P, A>(change: ChangeKind<P, A>): ChangeKind<P, A> {
  // Safe to cast: changes with this name are only queued by this kind.
  kinds.set(change.kind, change as unknown as AnyChangeKind);
  return change;
}

/** Undefined until the code of this kind is loaded, or if another version of the app stored it. */
export const findChangeKind = (kind: string): AnyChangeKind | undefined => kinds.get(kind);

/** Returns the change itself if it contains none of the temporary ids. */
export function replaceIdsIn(change: PendingChange, names: AssignedIds): PendingChange {
  const payload = kinds.get(change.kind)?.replaceIds?.(change.payload, names) ?? change.payload;
  return payload === change.payload ? change : { ...change, payload };
}

/** Another device changed the same data while this change was queued. */
export class ConflictError extends Error {
  override name = "ConflictError";
}
