import { useEffect } from "react";
import { Link } from "wouter";
import { APP_PATHS, SERVICE_WORKER_PATH } from "#core/domain/site/app-paths.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { VisitorLinks } from "#web/components/brand/visitor-links.tsx";
import { Wordmark } from "#web/components/brand/wordmark.tsx";
import { texts } from "#web/texts/texts.ts";
import { SupportPage } from "./support-page.tsx";

/** The support page for visitors, who have no app shell around it. */
export function VisitorSupportPage() {
  useEffect(keepForOffline, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto w-full max-w-3xl px-4 pt-4 md:px-6 print:hidden">
        <Link
          href={APP_PATHS.home}
          aria-label={texts("support")("home", { product: PRODUCT_NAME })}
          className="inline-flex min-h-11 items-center rounded-md"
        >
          <Wordmark />
        </Link>
      </header>
      <main className="grow">
        <SupportPage />
      </main>
      <footer className="flex justify-center border-border border-t px-4 py-6 print:hidden">
        <VisitorLinks />
      </footer>
    </div>
  );
}

/** Registers the service worker, which caches the page so that it is also available offline. */
function keepForOffline(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register(SERVICE_WORKER_PATH).catch(() => undefined);
}
