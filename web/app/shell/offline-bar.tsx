import { CloudArrowUpIcon } from "@phosphor-icons/react/dist/csr/CloudArrowUp";
import { CloudSlashIcon } from "@phosphor-icons/react/dist/csr/CloudSlash";
import { useLocation } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useIsOffline } from "#web/api/offline/connection.ts";
import { usePendingChanges } from "#web/api/offline/outbox/queue.ts";
import { cn } from "#web/lib/class-names.ts";
import { useDeferredWhilePressed } from "#web/lib/pointer-state.ts";

const NEEDS_CONNECTION = "Changes here need a connection.";

/** Tells for each page what works offline and what does not. */
const WITHOUT_NETWORK: Partial<Record<string, string>> = {
  [APP_PATHS.search]: "You can still find foods you saw before.",
  [APP_PATHS.scan]: "Photos need a connection. Packets you scanned before are here.",
  [APP_PATHS.suggestions]: "New suggestions need a connection.",
  [APP_PATHS.profile]: NEEDS_CONNECTION,
  [APP_PATHS.admin]: NEEDS_CONNECTION,
};
const KEPT = "What you log is kept and sent later.";

/** Shown below the header, only while there is something to report. */
export function OfflineBar() {
  const isOffline = useDeferredWhilePressed(useIsOffline());
  const [path] = useLocation();
  const late = useDeferredWhilePressed(usePendingChanges().filter(({ isLate }) => isLate).length);
  const isShown = isOffline || late > 0;
  const Icon = isOffline ? CloudSlashIcon : CloudArrowUpIcon;
  return (
    <div role="status" className="mx-auto max-w-312 px-4 md:px-6">
      {isShown && (
        // The height is the same with and without a count, so that the page does not move while the user taps glasses.
        <p className="mb-2 flex items-center gap-x-2 rounded-lg bg-sun-soft px-3.5 py-2 text-[0.9375rem] text-foreground leading-snug max-sm:min-h-[3.6rem]">
          <Icon weight="bold" size={20} aria-hidden="true" className="shrink-0 text-sun-ink" />
          <span className="grow text-pretty">
            {isOffline ? "You're offline." : "Sending what you logged."}
            {isOffline && <span className={cn(late > 0 && "max-sm:hidden")}> {WITHOUT_NETWORK[path] ?? KEPT}</span>}
          </span>
          {late > 0 && <b className="whitespace-nowrap">Waiting to sync: {late}</b>}
        </p>
      )}
    </div>
  );
}
