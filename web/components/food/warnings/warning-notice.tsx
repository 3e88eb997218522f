import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import type { ReactNode } from "react";
import { Notice } from "#web/ui/notice.tsx";

interface WarningNoticeProps {
  /** The name for screen readers. */
  label: string;
  title: string;
  children: ReactNode;
}

/** A warning about a food: something that the user avoids, or figures that may be wrong. */
export function WarningNotice({ label, title, children }: WarningNoticeProps) {
  return (
    <Notice role="note" aria-label={label} className="flex gap-3">
      <WarningIcon weight="fill" size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-sun-ink" />
      <div className="grid gap-1">
        <h3>{title}</h3>
        <div className="text-pretty text-[0.9375rem]">{children}</div>
      </div>
    </Notice>
  );
}
