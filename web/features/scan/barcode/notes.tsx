import type { ReactNode } from "react";

/** A short list whose lines each have an icon. */
export function Notes({ children }: { children: ReactNode }) {
  return <ul className="grid gap-3">{children}</ul>;
}

export function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 text-pretty text-[0.9375rem] [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:text-muted-foreground">
      {icon}
      <span>{children}</span>
    </li>
  );
}
