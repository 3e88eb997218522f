import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { Collapsible } from "radix-ui";
import type { PublicFaq } from "#core/contracts/faqs.ts";
import { texts } from "#web/texts/texts.ts";
import { FaqCategoryBadge } from "./faq-category-badge.tsx";
import { type FaqGroup, groupFaqs } from "./faq-groups.ts";

interface FaqListProps {
  faqs: readonly PublicFaq[];
  isGrouped: boolean;
  onSelect: (faq: PublicFaq) => void;
}

export function FaqList({ faqs, isGrouped, onSelect }: FaqListProps) {
  const groups = groupFaqs(faqs);
  if (isGrouped) {
    return (
      <div className="grid gap-5">
        {groups.map((group) => (
          <Group key={group.category} {...group} onSelect={onSelect} />
        ))}
      </div>
    );
  }
  return <Questions faqs={groups.flatMap((group) => group.faqs)} showsCategory onSelect={onSelect} />;
}

function Group({ category, faqs, onSelect }: FaqGroup & Pick<FaqListProps, "onSelect">) {
  return (
    <Collapsible.Root defaultOpen asChild>
      <section>
        <h3 className="text-base">
          <Collapsible.Trigger className="group flex min-h-11 w-full items-center gap-2.5 rounded-md text-start">
            <FaqCategoryBadge category={category} />
            <span className="shrink-0 font-medium font-sans text-muted-foreground text-sm">
              {texts("faq")("count", { count: faqs.length })}
            </span>
            <CaretDownIcon
              weight="bold"
              size={18}
              aria-hidden="true"
              className="ms-auto shrink-0 text-muted-foreground transition-transform duration-150 group-data-[state=open]:rotate-180"
            />
          </Collapsible.Trigger>
        </h3>
        <Collapsible.Content className="pt-1.5">
          <Questions faqs={faqs} onSelect={onSelect} />
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  );
}

interface QuestionsProps extends Pick<FaqListProps, "faqs" | "onSelect"> {
  showsCategory?: boolean;
}

function Questions({ faqs, showsCategory = false, onSelect }: QuestionsProps) {
  return (
    <ul className="grid gap-2">
      {faqs.map((faq) => (
        <li key={faq.id}>
          <button
            type="button"
            data-faq={faq.id}
            onClick={() => onSelect(faq)}
            className="flex min-h-13 w-full items-center gap-3 rounded-lg bg-muted px-4 py-3 text-start transition-colors duration-150 hover:bg-border"
          >
            <span className="grid min-w-0 grow justify-items-start gap-1.5">
              <span className="wrap-break-word min-w-0 max-w-full text-pretty font-semibold leading-snug">{faq.question}</span>
              {showsCategory && <FaqCategoryBadge category={faq.category} />}
            </span>
            <CaretRightIcon weight="bold" size={18} aria-hidden="true" className="shrink-0 text-muted-foreground" />
          </button>
        </li>
      ))}
    </ul>
  );
}
