import { CloudArrowUpIcon } from "@phosphor-icons/react/dist/csr/CloudArrowUp";
import { texts } from "#web/texts/texts.ts";

/** Marks an entry that is stored only on this device until the network is back. */
export function WaitingMark() {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap align-bottom font-bold text-sm text-sun-ink">
      <CloudArrowUpIcon weight="bold" size={16} aria-hidden="true" />
      <span>{texts("diary-parts").rich("waiting", { more: (text) => <span className="max-[22rem]:sr-only">{text}</span> })}</span>
    </span>
  );
}
