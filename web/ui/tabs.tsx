import { Tabs as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";

export const Tabs = Radix.Root;

/** A segmented control with two to four choices of equal width. */
export function TabsList({ className, children, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      asChild
      className={cn("grid auto-cols-fr grid-flow-col gap-1 overflow-x-auto rounded-lg bg-muted p-1 outline-none", className)}
      {...props}
    >
      <Unstyled>{children}</Unstyled>
    </Radix.List>
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

export function TabsContent({ children, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content asChild {...props}>
      <Unstyled>{children}</Unstyled>
    </Radix.Content>
  );
}

/** Removes Radix's style attributes, which are forbidden in server-rendered pages. Classes provide the same styles. */
const Unstyled = ({ style: _style, ...props }: ComponentProps<"div">) => <div {...props} />;
