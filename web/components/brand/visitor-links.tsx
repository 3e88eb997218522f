import { FaqButton } from "#web/components/faq/faq-button.tsx";
import { LegalLinks } from "./legal-links.tsx";

/** What a visitor may want to read before making an account. */
export function VisitorLinks() {
  return (
    <div className="flex flex-wrap gap-x-5 max-lg:justify-center">
      <FaqButton />
      <LegalLinks className="contents" />
    </div>
  );
}
