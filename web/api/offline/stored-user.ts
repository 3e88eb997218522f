import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { deviceUserId } from "./clear-personal-data.ts";
import { isServerUnreachable, reportUnreachable } from "./connection.ts";
import { readStoredAnswer, storeCopy } from "./offline-query.ts";

/** Returns the user of this device if the server cannot be reached to ask who is signed in. */
export async function readStoredUser(queryKey: QueryKey, error: unknown): Promise<User | undefined> {
  if (!isServerUnreachable(error)) return undefined;
  reportUnreachable();
  // Safe to cast: nothing else is stored under this key.
  const user = (await readStoredAnswer(hashKey(queryKey))) as User | undefined;
  return user?.id === deviceUserId() ? user : undefined;
}

/** Stores the user now and whenever they change. */
export function storeUser(client: QueryClient, queryKey: QueryKey): () => void {
  const key = hashKey(queryKey);
  const storeNow = () => {
    const user = client.getQueryData<User | null>(queryKey);
    if (user && user.id === deviceUserId()) void storeCopy(key, user);
  };
  storeNow();
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.queryHash === key) storeNow();
  });
}
