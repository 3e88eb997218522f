import { type ComponentType, lazy, Suspense } from "react";
import { COPYRIGHT_YEAR, PRODUCT_NAME } from "#core/domain/constants.ts";
import { useSiteText } from "#web/api/settings.ts";
import { VisitorLinks } from "#web/components/visitor-links.tsx";
import { Wordmark } from "#web/components/wordmark.tsx";
import { Hero } from "./hero.tsx";
import { LandingHeader } from "./landing-header.tsx";

// A script that does not arrive never does: what the server drew stays as it is.
const BelowTheFold = lazy<ComponentType>(() =>
  import("./below-the-fold.tsx").then(
    ({ BelowTheFold: loaded }) => ({ default: loaded }),
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
        <Suspense>
          <BelowTheFold />
        </Suspense>
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
        <VisitorLinks />
      </div>
    </footer>
  );
}
