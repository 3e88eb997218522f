import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { User } from "#core/contracts/auth.ts";
import { currentUserQuery } from "#web/api/auth.ts";
import { deviceHolder } from "./clear-personal-data.ts";
import { metNoServer, reportUnreachable } from "./connection.ts";
import { keep, recall } from "./offline-query.ts";

const KEY = hashKey(currentUserQuery.queryKey);

/** Who the device is held by, when the server could not be asked. */
export async function recallUser(error: unknown): Promise<User | undefined> {
  if (!metNoServer(error)) return undefined;
  reportUnreachable();
  // Safe: nothing else is kept under this key.
  const user = (await recall(KEY)) as User | undefined;
  return user?.id === deviceHolder() ? user : undefined;
}

/** Keeps the person as they are now, and from now on whenever they change. */
export function keepUser(client: QueryClient): () => void {
  const keepNow = () => {
    const user = client.getQueryData(currentUserQuery.queryKey);
    if (user && user.id === deviceHolder()) void keep(KEY, user);
  };
  keepNow();
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.queryHash === KEY) keepNow();
  });
}
