import type { ReactNode } from "react";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { VisitorLinks } from "#web/components/brand/visitor-links.tsx";
import { Wordmark } from "#web/components/brand/wordmark.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";

/** Adds a header for visitors, because only members see the app shell around the page. */
export function RecipeFrame({ children }: { children: ReactNode }) {
  const t = texts("recipes");
  const user = useCurrentUser();
  if (user) return children;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-312 items-center justify-between gap-4 px-4 pt-4 md:px-6 print:hidden">
        <Link
          href={APP_PATHS.home}
          aria-label={t("home", { product: PRODUCT_NAME })}
          className="inline-flex min-h-11 items-center rounded-md"
        >
          <Wordmark />
        </Link>
        <Button asChild size="sm">
          <Link href={APP_PATHS.auth}>{t("signIn")}</Link>
        </Button>
      </header>
      <main className="grow">{children}</main>
      <footer className="flex justify-center border-border border-t px-4 py-6 print:hidden">
        <VisitorLinks />
      </footer>
    </div>
  );
}
