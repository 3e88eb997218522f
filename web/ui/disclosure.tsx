import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { Collapsible } from "radix-ui";
import type { ReactNode } from "react";
import { TextLink } from "./text-link.tsx";

interface DisclosureProps {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A text button that shows or hides its content. */
export function Disclosure({ label, open, onOpenChange, className, children }: DisclosureProps) {
  return (
    <Collapsible.Root open={open} onOpenChange={onOpenChange} className={className}>
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
