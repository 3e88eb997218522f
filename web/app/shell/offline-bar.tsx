import { CloudArrowUpIcon } from "@phosphor-icons/react/dist/csr/CloudArrowUp";
import { CloudSlashIcon } from "@phosphor-icons/react/dist/csr/CloudSlash";
import { useLocation } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useIsOffline } from "#web/api/offline/connection.ts";
import { usePendingChanges } from "#web/api/offline/outbox/queue.ts";
import { cn } from "#web/lib/class-names.ts";
import { useDeferredWhilePressed } from "#web/lib/pointer-state.ts";
import { texts } from "#web/texts/texts.ts";

type OfflineText = "offline.search" | "offline.scan" | "offline.suggestions" | "offline.changes";

/** Tells for each page what works offline and what does not. */
const WITHOUT_NETWORK: Partial<Record<string, OfflineText>> = {
  [APP_PATHS.search]: "offline.search",
  [APP_PATHS.scan]: "offline.scan",
  [APP_PATHS.suggestions]: "offline.suggestions",
  [APP_PATHS.profile]: "offline.changes",
  [APP_PATHS.admin]: "offline.changes",
};

/** Shown below the header, only while there is something to report. */
export function OfflineBar() {
  const t = texts("shell");
  const isOffline = useDeferredWhilePressed(useIsOffline());
  const [path] = useLocation();
  const late = useDeferredWhilePressed(usePendingChanges().filter(({ isLate }) => isLate).length);
  const isVisible = isOffline || late > 0;
  const Icon = isOffline ? CloudSlashIcon : CloudArrowUpIcon;
  return (
    <div role="status" className="mx-auto max-w-312 px-4 md:px-6">
      {isVisible && (
        // The height is the same with and without a count, so that the page does not move while the user taps glasses.
        <p className="mb-2 flex items-center gap-x-2 rounded-lg bg-sun-soft px-3.5 py-2 text-[0.9375rem] text-foreground leading-snug max-sm:min-h-[3.6rem]">
          <Icon weight="bold" size={20} aria-hidden="true" className="shrink-0 text-sun-ink" />
          <span className="grow text-pretty">
            {isOffline ? t("offline.now") : t("offline.sending")}
            {isOffline && <span className={cn(late > 0 && "max-sm:hidden")}> {t(WITHOUT_NETWORK[path] ?? "offline.diary")}</span>}
          </span>
          {late > 0 && <b className="whitespace-nowrap">{t("offline.waiting", { count: late })}</b>}
        </p>
      )}
    </div>
  );
}
