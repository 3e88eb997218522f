import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Faq } from "#core/contracts/faqs.ts";
import { MAX_SEARCH_LENGTH } from "#core/contracts/http/paging.ts";
import { faqsQuery } from "#web/api/faqs.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { useTyped } from "#web/lib/use-typed.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { SearchInput } from "#web/ui/forms/search-input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { useFocusAfterRemoval } from "#web/ui/use-focus-after-removal.ts";
import { FaqAdminDelete } from "./faq-admin-delete.tsx";
import { FaqAdminDialog } from "./faq-admin-dialog.tsx";

/** The open dialog and its FAQ, which stays set while the dialog closes. */
interface Chosen {
  action: "write" | "delete";
  faq: Faq | undefined;
}

export function FaqAdmin() {
  const t = texts("faqs");
  const { text, settled, type } = useTyped();
  const [category, setCategory] = useState("");
  const [chosen, setChosen] = useState<Chosen>({ action: "write", faq: undefined });
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(faqsQuery(category, settled));
  const categories = useCategories();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(title, query.data?.length ?? 0);

  function open(action: Chosen["action"], faq?: Faq) {
    setChosen({ action, faq });
    setOpen(true);
  }

  return (
    <TitledCard
      title={t("title")}
      titleRef={title}
      badge={
        <Button size="sm" className="ms-auto" onClick={() => open("write")}>
          <PlusIcon weight="bold" />
          {t("add")}
        </Button>
      }
    >
      <div className="grid gap-2.5 sm:grid-cols-[1fr_14rem]">
        <SearchInput
          label={t("search")}
          placeholder={t("search")}
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <Select aria-label={t("category")} value={category} onChange={({ target }) => setCategory(target.value)}>
          <option value="">{t("allCategories")}</option>
          {categories.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </div>
      <CardContent query={query} problem={t("problem")} skeleton={<Skeleton className="h-64" />}>
        {(faqs) =>
          faqs.length === 0 ? (
            <p className="rounded-lg border-2 border-border border-dashed px-6 py-10 text-center text-muted-foreground">{t("none")}</p>
          ) : (
            <ul className="grid gap-3">
              {faqs.map((faq) => (
                <FaqCard key={faq.id} faq={faq} onEdit={() => open("write", faq)} onDelete={() => open("delete", faq)} />
              ))}
            </ul>
          )
        }
      </CardContent>
      {chosen.action === "delete" && chosen.faq ? (
        <FaqAdminDelete faq={chosen.faq} isOpen={isOpen} onOpenChange={setOpen} />
      ) : (
        <FaqAdminDialog faq={chosen.faq} categories={categories} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </TitledCard>
  );
}

/** All existing categories, regardless of the filter. */
function useCategories(): string[] {
  const { data = [] } = useQuery(faqsQuery(undefined, ""));
  return [...new Set(data.map((faq) => faq.category))].toSorted((a, b) => a.localeCompare(b));
}

function FaqCard({ faq, onEdit, onDelete }: { faq: Faq; onEdit: () => void; onDelete: () => void }) {
  const t = texts("faqs");
  return (
    <li className="flex items-start gap-3 rounded-lg bg-muted p-4">
      <div className="grid min-w-0 grow gap-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="wrap-anywhere text-base">{faq.question}</h3>
          {faq.isPublished ? <Badge tone="success">{t("published")}</Badge> : <Badge tone="sun">{t("draft")}</Badge>}
        </div>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          {t("order", { category: faq.category, order: String(faq.sortOrder) })}
        </p>
        <p className="wrap-anywhere line-clamp-2 text-[0.9375rem]">{plainText(faq.answer)}</p>
      </div>
      <div className="-mt-1.5 -me-1.5 flex shrink-0 max-sm:flex-col">
        <IconButton label={t("edit", { question: faq.question })} onClick={onEdit}>
          <PencilSimpleIcon weight="bold" />
        </IconButton>
        <IconButton label={t("delete", { question: faq.question })} className="text-destructive hover:text-destructive" onClick={onDelete}>
          <TrashIcon weight="bold" />
        </IconButton>
      </div>
    </li>
  );
}

const BLOCK = /<(?=(?:p|li|br|h[2-4]|blockquote)\b)/gi;

/** Removes the markup. A space separates the last word of one paragraph from the first word of the next. */
const plainText = (html: string): string =>
  new DOMParser().parseFromString(html.replace(BLOCK, " <"), "text/html").body.textContent?.trim() ?? "";
