import { COPYRIGHT_YEAR, PRODUCT_NAME } from "#core/domain/constants.ts";
import { useSiteText } from "#web/api/settings.ts";
import { LegalLinks } from "#web/components/legal-links.tsx";
import { Wordmark } from "#web/components/wordmark.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { LandingHeader } from "./landing-header.tsx";

export function LandingPage() {
  const title = useSiteText("landing_hero_title");
  const subtitle = useSiteText("landing_hero_subtitle");
  return (
    <>
      <LandingHeader />
      <main>
        <Hero title={title} subtitle={subtitle} />
        <Features />
      </main>
      <LandingFooter />
    </>
  );
}

function LandingFooter() {
  return (
    <footer className="border-border border-t">
      <div className="mx-auto flex max-w-312 flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-6 text-muted-foreground text-sm md:px-6">
        <Wordmark />
        <p className="max-lg:order-last max-lg:w-full">
          © {COPYRIGHT_YEAR} {PRODUCT_NAME}™. All rights reserved.
        </p>
        <LegalLinks className="flex flex-wrap gap-x-5" />
      </div>
    </footer>
  );
}
