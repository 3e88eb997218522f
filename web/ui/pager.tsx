import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "./button.tsx";

interface PagerProps {
  label: string;
  /** Starts at 0. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Shows which part of a long list is visible, with buttons for the previous and next page. */
export function Pager({ label, page, pageSize, total, onPage }: PagerProps) {
  const t = texts("shared");
  const first = page * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="text-muted-foreground text-sm">
        {t("pager.range", { first: formatWhole(first), last: formatWhole(last), total: formatWhole(total) })}
      </p>
      {total > pageSize && (
        <div className="flex gap-2">
          <Button variant="soft" size="sm" disabled={page === 0} onClick={() => onPage(page - 1)}>
            <CaretLeftIcon weight="bold" />
            {t("pager.previous")}
          </Button>
          <Button variant="soft" size="sm" disabled={last >= total} onClick={() => onPage(page + 1)}>
            {t("pager.next")}
            <CaretRightIcon weight="bold" />
          </Button>
        </div>
      )}
    </nav>
  );
}
