import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { FaqButton } from "#web/components/faq/faq-button.tsx";
import { texts } from "#web/texts/texts.ts";
import { LegalLinks } from "./legal-links.tsx";

const LINK = "inline-flex min-h-8 items-center text-[0.9375rem] text-muted-foreground hover:text-foreground hover:underline";

/** Links for visitors who want to read more before they create an account. */
export function VisitorLinks() {
  return (
    <div className="flex flex-wrap gap-x-5 max-lg:justify-center">
      <Link href={APP_PATHS.learn} className={LINK}>
        {texts("brand")("guide")}
      </Link>
      <FaqButton />
      <LegalLinks className="contents" />
      <Link href={APP_PATHS.support} className={LINK}>
        {texts("titles")("support")}
      </Link>
    </div>
  );
}
