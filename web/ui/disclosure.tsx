import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { Collapsible } from "radix-ui";
import type { ReactNode } from "react";
import { TextLink } from "./text-link.tsx";

/** Words that open what lies behind them. */
export function Disclosure({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <Collapsible.Root className={className}>
      <Collapsible.Trigger asChild>
        <TextLink className="group">
          {label}
          <CaretDownIcon
            weight="bold"
            size={16}
            aria-hidden="true"
            className="transition-transform duration-150 group-data-[state=open]:rotate-180"
          />
        </TextLink>
      </Collapsible.Trigger>
      <Collapsible.Content>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
