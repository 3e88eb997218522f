import type { ReactNode } from "react";

/** A key of the keyboard, and what it does on this screen. */
export function KeyHint({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <kbd className="rounded-md bg-muted px-2 py-0.5 font-bold font-sans text-foreground">{name}</kbd>
      {children}
    </span>
  );
}
