import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { useSignInWays } from "#web/api/sign-in/sign-in-methods.ts";
import { Wordmark } from "#web/components/brand/wordmark.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";

const ANCHOR =
  "inline-flex min-h-11 items-center rounded-full px-3.5 font-bold font-display text-foreground leading-none transition-colors duration-150 hover:bg-accent";

export function LandingHeader() {
  const t = texts("landing");
  const { registration } = useSignInWays();
  return (
    <header className="sticky top-0 z-10 bg-background/94 backdrop-blur-[14px]">
      <div className="mx-auto flex min-h-16 max-w-312 items-center justify-between gap-2 px-4 md:min-h-19 md:gap-6 md:px-6">
        <a href="#home" aria-label={t("home", { product: PRODUCT_NAME })} className="inline-flex min-h-11 items-center rounded-md">
          <Wordmark />
        </a>
        <nav aria-label={t("nav.label")} className="me-auto hidden gap-1 sm:flex">
          <a href="#home" className={ANCHOR}>
            {t("nav.home")}
          </a>
          <a href="#features" className={ANCHOR}>
            {t("nav.features")}
          </a>
        </nav>
        <div className="flex gap-1 sm:gap-2">
          <Button asChild variant="ghost" className="px-2.5 sm:px-3.5">
            <Link href={APP_PATHS.auth}>{t("nav.login")}</Link>
          </Button>
          {registration !== "closed" && (
            <Button asChild variant="ink" className="px-3.5 sm:px-5">
              <Link href={`${APP_PATHS.auth}?tab=register`}>{t("nav.signUp")}</Link>
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
