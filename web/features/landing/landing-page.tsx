import { type ComponentType, lazy, Suspense } from "react";
import { COPYRIGHT_YEAR, PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { useSiteText } from "#web/api/settings.ts";
import { VisitorLinks } from "#web/components/brand/visitor-links.tsx";
import { Wordmark } from "#web/components/brand/wordmark.tsx";
import { texts } from "#web/texts/texts.ts";
import { FoodSample } from "./food-sample.tsx";
import { Hero } from "./hero.tsx";
import { LandingHeader } from "./landing-header.tsx";

// The page is usable before this script loads. If it never loads, the server-rendered part stays.
const Features: ComponentType = import.meta.env.SSR
  ? (await import("./features.tsx")).Features
  : lazy(() =>
      import("./features.tsx").then(
        (file) => ({ default: file.Features }),
        () => new Promise(() => undefined),
      ),
    );

export function LandingPage() {
  const title = useSiteText("landing_hero_title");
  const subtitle = useSiteText("landing_hero_subtitle");
  return (
    <>
      <LandingHeader />
      <main>
        <Hero title={title} subtitle={subtitle} />
        {/* Separate Suspense boundaries, so that React hydrates the page in several short tasks instead of one long one. */}
        <Suspense>
          <SampleSection />
        </Suspense>
        <Suspense>
          <Features />
        </Suspense>
      </main>
      <LandingFooter />
    </>
  );
}

function SampleSection() {
  const t = texts("landing");
  return (
    <section aria-labelledby="try-title" className="far-280 mx-auto max-w-312 px-4 pt-14 md:px-6 md:pt-24">
      <h2 id="try-title" className="max-w-[14em] font-black text-[2.125rem] leading-[1.02] tracking-[-0.025em] md:text-4xl">
        {t("sample.title")}
      </h2>
      <p className="mt-3 mb-6 max-w-[36em] text-pretty text-lg text-muted-foreground leading-[1.45] md:mb-8">{t("sample.text")}</p>
      <FoodSample />
    </section>
  );
}

function LandingFooter() {
  return (
    <footer className="border-border border-t">
      <div className="mx-auto flex max-w-312 flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-6 text-muted-foreground text-sm md:px-6">
        <Wordmark />
        <p className="max-lg:order-last max-lg:w-full">
          {texts("landing")("copyright", { year: String(COPYRIGHT_YEAR), product: PRODUCT_NAME })}
        </p>
        <VisitorLinks />
      </div>
    </footer>
  );
}
