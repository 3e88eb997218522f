import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useRef } from "react";
import { texts } from "#web/texts/texts.ts";
import { CHIP_ROW } from "#web/ui/forms/choices.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useFocusAfterRemoval } from "#web/ui/use-focus-after-removal.ts";

interface RecentSearchesProps {
  recent: readonly string[];
  onSearch: (query: string) => void;
  onForget: (query: string) => void;
}

export function RecentSearches({ recent, onSearch, onForget }: RecentSearchesProps) {
  const t = texts("foods");
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(heading, recent.length);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="my-6">
      <h2 ref={heading} id="recent-searches" tabIndex={-1} className="mb-2.5 text-lg outline-none">
        {t("recent.title")}
      </h2>
      <ul className={CHIP_ROW}>
        {recent.map((query) => (
          <li
            key={query}
            className="inline-flex min-h-11 min-w-0 max-w-full items-center rounded-full bg-card max-md:max-w-64 shadow-[inset_0_0_0_1.5px_var(--border)]"
          >
            <button
              type="button"
              onClick={() => onSearch(query)}
              className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-full ps-4 font-semibold text-[0.9375rem] hover:underline"
            >
              <ClockCounterClockwiseIcon weight="bold" size={16} aria-hidden="true" className="shrink-0 text-muted-foreground" />
              <span className="truncate">{query}</span>
            </button>
            <IconButton label={t("recent.remove", { query })} onClick={() => onForget(query)} className="rounded-full [&_svg]:size-4">
              <XIcon weight="bold" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
