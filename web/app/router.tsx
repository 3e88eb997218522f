import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useEffectEvent } from "react";
import { useLocation } from "wouter";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { useLazyPart } from "#web/lib/page-load/lazy-part.ts";
import { texts } from "#web/texts/texts.ts";
import { ErrorBoundary, ErrorPage } from "./error-page.tsx";
import { pageAt } from "./find-page.ts";
import { shell } from "./lazy-shell.ts";
import { LoadingPage } from "./loading-page.tsx";
import type { AppPage } from "./page-declaration.ts";
import { usePageTitleAndFocus } from "./use-page-title-and-focus.ts";

interface AppRouterProps {
  /** Called whenever a page is shown after hydration or rendering, or the error page instead of it. */
  onPageReady?: (() => void) | undefined;
}

export function AppRouter({ onPageReady }: AppRouterProps) {
  const { data, isError, refetch } = useQuery(currentUserQuery);
  const [path] = useLocation();
  // The support page is available to everyone, even offline and before the user is known.
  const user = data === undefined && isError && path === APP_PATHS.support ? null : data;
  if (user === undefined && isError) {
    const t = texts("shared");
    return (
      <main>
        <ErrorPage title={t("noConnection.title")} action={t("tryAgain")} onAction={() => refetch()}>
          {t("noConnection.text")}
        </ErrorPage>
      </main>
    );
  }
  if (user === undefined) return <LoadingPage />;
  const outlet = <PageOutlet key={path} page={pageAt(path, user !== null)} onReady={onPageReady} />;
  if (user === null) return outlet;
  return (
    <Suspense fallback={<LatePage />}>
      <ShellAround user={user}>{outlet}</ShellAround>
    </Suspense>
  );
}

function ShellAround({ user, children }: { user: User; children: ReactNode }) {
  const Shell = useLazyPart(shell);
  return <Shell user={user}>{children}</Shell>;
}

interface OutletProps {
  page: AppPage;
  onReady: (() => void) | undefined;
}

function PageOutlet(props: OutletProps) {
  return (
    <ErrorBoundary onError={props.onReady}>
      <Suspense fallback={<LatePage />}>
        <ArrivedPage {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function ArrivedPage({ page, onReady }: OutletProps) {
  const Page = useLazyPart(page);
  usePageTitleAndFocus(page.titlesItself ? null : page.title && texts("titles")(page.title));
  const report = useEffectEvent(() => onReady?.());
  // In braces, because React would treat the return value of `onReady`, such as a promise, as a cleanup function.
  useEffect(() => {
    report();
  }, []);
  return <Page />;
}

/** A page that loads within 200 ms shows no 'Loading...'. */
function LatePage() {
  return (
    <div className="animate-late">
      <LoadingPage />
    </div>
  );
}
