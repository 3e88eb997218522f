import type { ReactNode } from "react";
import { COPYRIGHT_YEAR, PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { PAGES } from "#web/app/pages.ts";
import { LegalLinks } from "#web/components/brand/legal-links.tsx";
import { Wordmark } from "#web/components/brand/wordmark.tsx";
import { FaqButton } from "#web/components/faq/faq-button.tsx";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { AppLink } from "./app-link.tsx";

const QUICK_LINKS = [PAGES.search, PAGES.diary, PAGES.profile];

const LINK = "inline-flex min-h-8 items-center text-[0.9375rem] text-muted-foreground hover:text-foreground hover:underline";

/** On phones, the description and the links that are in the bottom bar are hidden. */
export function Footer() {
  const t = texts("shell");
  const title = texts("titles");
  return (
    <footer className="border-border border-t print:hidden">
      <div className="mx-auto grid max-w-312 grid-cols-2 gap-6 px-4 py-8 md:grid-cols-[2fr_1fr_1fr_1fr] md:gap-8 md:px-6 md:py-10">
        <div className="hidden md:block">
          <Wordmark />
          <p className="mt-2.5 max-w-xs text-[0.9375rem] text-muted-foreground">{t("footer.about")}</p>
        </div>
        <Column title={t("footer.quickLinks")} className="hidden md:block">
          <ul>
            {QUICK_LINKS.map((page) => (
              <li key={page.path}>
                <AppLink href={page.path} className={LINK}>
                  {title(page.title)}
                </AppLink>
              </li>
            ))}
            <li>
              <AppLink href={PAGES.suggestions.path} className={LINK}>
                {t("footer.suggestions")}
              </AppLink>
            </li>
          </ul>
        </Column>
        <Column title={t("footer.resources")}>
          <ul>
            <li>
              <AppLink href={PAGES.learn.path} className={LINK}>
                {t("footer.guide")}
              </AppLink>
            </li>
            <li>
              <AppLink href={PAGES.recipes.path} className={LINK}>
                {t("footer.recipes")}
              </AppLink>
            </li>
            <li>
              <FaqButton />
            </li>
            <li>
              <AppLink href={PAGES.support.path} className={LINK}>
                {title(PAGES.support.title)}
              </AppLink>
            </li>
          </ul>
        </Column>
        <Column title={t("footer.legal")}>
          <LegalLinks />
        </Column>
        <p className="col-span-full text-[0.8125rem] text-muted-foreground">
          {t("footer.copyright", { year: String(COPYRIGHT_YEAR), product: `${PRODUCT_NAME}™` })}
        </p>
      </div>
    </footer>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={cn(className)}>
      <h2 className="mb-1.5 text-[0.9375rem]">{title}</h2>
      {children}
    </section>
  );
}
