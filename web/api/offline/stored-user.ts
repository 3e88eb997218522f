import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { deviceHolder } from "./clear-personal-data.ts";
import { isServerUnreachable, reportUnreachable } from "./connection.ts";
import { keep, recall } from "./offline-query.ts";

/** Returns the user of this device if the server cannot be reached to ask who is signed in. */
export async function recallUser(queryKey: QueryKey, error: unknown): Promise<User | undefined> {
  if (!isServerUnreachable(error)) return undefined;
  reportUnreachable();
  // Safe to cast: nothing else is stored under this key.
  const user = (await recall(hashKey(queryKey))) as User | undefined;
  return user?.id === deviceHolder() ? user : undefined;
}

/** Stores the user now and whenever they change. */
export function storeUser(client: QueryClient, queryKey: QueryKey): () => void {
  const key = hashKey(queryKey);
  const keepNow = () => {
    const user = client.getQueryData<User | null>(queryKey);
    if (user && user.id === deviceHolder()) void keep(key, user);
  };
  keepNow();
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.queryHash === key) keepNow();
  });
}
