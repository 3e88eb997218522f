import { lazy, type ReactNode, Suspense, useEffect } from "react";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { usableProvidersQuery } from "#web/api/api-keys.ts";
import type { PageQueries } from "#web/api/page-queries.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { storeTimeZoneCookie } from "#web/lib/time-zone-cookie.ts";
import { texts } from "#web/texts/texts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { BottomBar } from "./tab-navigation.tsx";
import { useOffline } from "./use-offline.ts";

const MAIN_ID = "main";

/** Loaded on demand, because very few users ever need it. */
const LegalNotice = lazy(async () => ({ default: (await import("./legal-notice.tsx")).LegalNotice }));
const TwoFactorRemoved = lazy(async () => ({ default: (await import("./two-factor-removed.tsx")).TwoFactorRemoved }));

/** Loaded in advance, because there is no time to load them once the network or the session ends. */
const loadMessages = () => void Promise.allSettled([import("#web/ui/toasts/toaster.tsx"), import("#web/app/session-end.ts")]);

/** The queries for the choice of AI provider in the header. */
export const shellQueries: PageQueries = () => [preferencesQuery, usableProvidersQuery];

/** The frame around every page of a signed-in user. */
export function Shell({ user, children }: { user: User; children: ReactNode }) {
  useOffline();
  useEffect(storeTimeZoneCookie, []);
  useEffect(loadMessages, []);
  return (
    // Set here and not by the bottom bar, because a streamed page would be restyled when its end arrives.
    <div data-bottom-bar="" className="flex min-h-dvh flex-col max-md:pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))]">
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-2 start-2 z-50 -translate-y-20 rounded-lg bg-ink px-4 py-3 font-bold text-ink-foreground focus:translate-y-0"
      >
        {texts("shell")("skip")}
      </a>
      <Header user={user} />
      <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
        {user.twoFactorRemovedAt && (
          <Suspense fallback={null}>
            <TwoFactorRemoved removedAt={user.twoFactorRemovedAt} />
          </Suspense>
        )}
        {user.hasNewLegalTexts && (
          <Suspense fallback={null}>
            <LegalNotice />
          </Suspense>
        )}
        {children}
      </main>
      <Footer />
      <BottomBar />
    </div>
  );
}
