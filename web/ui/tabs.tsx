import { Tabs as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";

export const Tabs = Radix.Root;

/** A segmented control: two to four choices of equal width. */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List className={cn("grid auto-cols-fr grid-flow-col gap-1 overflow-x-auto rounded-lg bg-muted p-1", className)} {...props} />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        "inline-flex min-h-11 items-center justify-center gap-2 whitespace-nowrap rounded-md px-3 font-bold font-display text-[0.9375rem] leading-none",
        "text-muted-foreground transition-colors duration-150 hover:text-foreground",
        "data-[state=active]:bg-card data-[state=active]:text-foreground data-[state=active]:shadow-[0_1px_3px_rgb(var(--shadow-color)/0.16)]",
        "dark:data-[state=active]:bg-secondary-edge",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent(props: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} />;
}
