import type { ReactNode } from "react";
import { useIsOffline } from "#web/api/offline/connection.ts";

/** Explains what is not possible offline, in the place where users would look for it. */
export function OfflineNote({ children }: { children: ReactNode }) {
  const isOffline = useIsOffline();
  return (
    <p role="status">{isOffline && <span className="mb-3 block rounded-lg bg-sun-soft px-3.5 py-2 text-[0.9375rem]">{children}</span>}</p>
  );
}
