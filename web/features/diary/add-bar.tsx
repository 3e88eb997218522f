import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** The quickest way to add a food. It looks like the search box that it opens. */
export function AddBar({ onSearch, onManual }: { onSearch: () => void; onManual: () => void }) {
  const t = texts("diary");
  return (
    <Card className="print:hidden flex items-center gap-2 p-2.5 md:p-2.5">
      <button
        type="button"
        onClick={onSearch}
        className="flex min-h-12 min-w-0 grow items-center gap-3 whitespace-nowrap rounded-lg px-2.5 text-start text-muted-foreground transition-colors duration-150 hover:bg-accent max-[22.5rem]:px-1"
      >
        <MagnifyingGlassIcon weight="bold" size={22} aria-hidden="true" className="shrink-0 max-[22.5rem]:hidden" />
        {t("add.search")}
      </button>
      <Button variant="soft" className="px-3 md:px-4" onClick={onManual}>
        {t("add.manual")}
      </Button>
    </Card>
  );
}
