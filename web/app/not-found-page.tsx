import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { VisitorLinks } from "#web/components/brand/visitor-links.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

export function NotFoundPage() {
  const t = texts("shared");
  return (
    <EmptyState
      as="h1"
      className="min-h-[70dvh] content-center"
      picture={<Pip mood="wow" className="size-28" />}
      title={texts("titles")("notFound")}
      action={
        <Button asChild variant="primary">
          <Link href={APP_PATHS.home}>{t("notFound.home")}</Link>
        </Button>
      }
    >
      {t("notFound.text")}
    </EmptyState>
  );
}

/** The page for visitors, who have no app shell around it. */
export function VisitorNotFoundPage() {
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto]">
      <main className="grid content-center">
        <NotFoundPage />
      </main>
      <footer className="flex justify-center border-border border-t px-4 py-6">
        <VisitorLinks />
      </footer>
    </div>
  );
}
