import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PublicFaq } from "#core/contracts/faqs.ts";
import { SEARCH_MAX_CHARACTERS } from "#core/domain/foods/limits.ts";
import { publicFaqsQuery } from "#web/api/faqs.ts";
import { CardProblem } from "#web/components/card-problem.tsx";
import { useDebouncedText } from "#web/lib/use-debounced-text.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet, SheetContent, SheetTitle } from "#web/ui/dialogs/sheet.tsx";
import { SearchInput } from "#web/ui/forms/search-input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { FaqCategoryBadge } from "./faq-category-badge.tsx";
import { listCategories } from "./faq-groups.ts";
import { FaqList } from "./faq-list.tsx";

interface FaqPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The FAQ for visitors and members. It is requested only while the panel is open. */
export function FaqPanel({ open, onOpenChange }: FaqPanelProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined} className="max-md:h-[92dvh] md:w-100 lg:w-135">
        <SheetTitle className="pe-12 text-2xl">{texts("faq")("title")}</SheetTitle>
        <Faqs />
      </SheetContent>
    </Sheet>
  );
}

function Faqs() {
  const t = texts("faq");
  const [category, setCategory] = useState("");
  const [text, setText] = useState("");
  const [selected, setSelected] = useState<PublicFaq>();
  const search = useDebouncedText(text.trim());
  const all = useQuery(publicFaqsQuery(undefined, ""));
  const found = useQuery(publicFaqsQuery(category, search));
  const list = useRef<HTMLDivElement>(null);
  const lastSelected = useRef<string>(undefined);

  // The Back button was removed, so the focus returns to the question that was open.
  useEffect(() => {
    if (selected) lastSelected.current = selected.id;
    else list.current?.querySelector<HTMLElement>(`[data-faq="${lastSelected.current}"]`)?.focus();
  }, [selected]);

  if (selected) return <Answer faq={selected} onBack={() => setSelected(undefined)} />;
  const isFiltered = category !== "" || search !== "";
  return (
    <>
      <div className="mt-4 grid gap-2.5">
        <SearchInput
          label={t("search")}
          placeholder={t("searchHint")}
          maxLength={SEARCH_MAX_CHARACTERS}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Select aria-label={t("category")} value={category} onChange={({ target }) => setCategory(target.value)}>
          <option value="">{t("allCategories")}</option>
          {listCategories(all.data ?? []).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </div>
      <div ref={list} className="mt-5">
        <Found query={found} isFiltered={isFiltered} onSelect={setSelected} />
      </div>
    </>
  );
}

interface FoundProps {
  query: { data: PublicFaq[] | undefined; isError: boolean; refetch: () => unknown };
  isFiltered: boolean;
  onSelect: (faq: PublicFaq) => void;
}

function Found({ query: { data, isError, refetch }, isFiltered, onSelect }: FoundProps) {
  if (isError) return <CardProblem title={texts("faq")("problem")} onRetry={() => refetch()} />;
  const words = wordsFor(data, isFiltered);
  return (
    <>
      {/* Always rendered, because screen readers announce only changes to an existing status element. */}
      <p role="status" className="text-balance text-center text-muted-foreground not-empty:py-8">
        {words}
      </p>
      {data && <FaqList faqs={data} isGrouped={!isFiltered} onSelect={onSelect} />}
    </>
  );
}

function wordsFor(faqs: PublicFaq[] | undefined, isFiltered: boolean): string | undefined {
  const t = texts("faq");
  if (!faqs) return t("loading");
  if (faqs.length > 0) return undefined;
  return isFiltered ? t("noneFound") : t("none");
}

function Answer({ faq, onBack }: { faq: PublicFaq; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="mt-4 grid justify-items-start gap-3">
      <Button variant="soft" size="sm" onClick={onBack}>
        <ArrowLeftIcon weight="bold" />
        {texts("faq")("back")}
      </Button>
      <h3 ref={heading} tabIndex={-1} className="wrap-break-word mt-2 max-w-full text-balance text-xl outline-none">
        {faq.question}
      </h3>
      <FaqCategoryBadge category={faq.category} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes it */}
      <div className="prose wrap-break-word w-full" dangerouslySetInnerHTML={{ __html: faq.answer }} />
    </article>
  );
}
