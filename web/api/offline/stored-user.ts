import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { User } from "#core/contracts/auth.ts";
import { deviceHolder } from "./clear-personal-data.ts";
import { metNoServer, reportUnreachable } from "./connection.ts";
import { keep, recall } from "./offline-query.ts";

/** Who the device is held by, when the server could not be asked by the query of the signed-in person. */
export async function recallUser(queryKey: QueryKey, error: unknown): Promise<User | undefined> {
  if (!metNoServer(error)) return undefined;
  reportUnreachable();
  // Safe: nothing else is kept under this key.
  const user = (await recall(hashKey(queryKey))) as User | undefined;
  return user?.id === deviceHolder() ? user : undefined;
}

/** Keeps the person as they are now, and from now on whenever they change. */
export function keepUser(client: QueryClient, queryKey: QueryKey): () => void {
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
