import type { ComponentProps, ReactNode } from "react";
import { cn } from "#web/lib/class-names.ts";

/** The centered column of a page. */
export function Page({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("mx-auto max-w-312 px-4 pt-2 pb-8 md:px-6 md:pt-6 md:pb-16", className)} {...props} />;
}

interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <div className="mt-2 mb-5 grid gap-4 md:mt-3 md:mb-7 md:flex md:flex-wrap md:items-end md:justify-between md:gap-6">
      <div>
        <h1>{title}</h1>
        {lead && <p className="mt-1.5 text-pretty text-[1.0625rem] text-muted-foreground">{lead}</p>}
      </div>
      {actions}
    </div>
  );
}
