import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

const ITEM = [
  "flex min-h-11 select-none items-center gap-3 rounded-md px-3 font-semibold text-[0.9375rem] no-underline outline-none",
  "data-[highlighted]:bg-accent data-[disabled]:text-muted-foreground [&_svg]:size-5 [&_svg]:shrink-0",
].join(" ");

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className={cn(
          "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-60 origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto rounded-[1.25rem] bg-popover p-2 text-popover-foreground",
          "shadow-[var(--shadow-2),inset_0_0_0_1px_var(--card-line)] data-[state=closed]:animate-fade-out data-[state=open]:animate-menu-in",
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(ITEM, className)} {...props} />;
}

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(ITEM, className)} {...props}>
      {children}
      <Radix.ItemIndicator className="ml-auto">
        <CheckIcon weight="bold" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn("px-3 py-2 font-bold text-muted-foreground text-sm", className)} {...props} />;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="mx-3 my-2 h-px bg-border" />;
}
