import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { Menu as Radix } from "radix-ui/internal";
import { type ComponentProps, type RefObject, useRef } from "react";
import { cn } from "#web/lib/class-names.ts";

const ITEM = [
  "flex min-h-11 select-none items-center gap-3 rounded-md px-3 font-semibold text-[0.9375rem] no-underline outline-none",
  "data-[highlighted]:bg-accent data-[disabled]:text-muted-foreground [&_svg]:size-5 [&_svg]:shrink-0",
].join(" ");
const FIRST_ITEM = "[role^=menuitem]:not([data-disabled])";

export interface MenuState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger: RefObject<HTMLButtonElement | null>;
  /** Whether a key opened the menu, so that its first item takes the focus. */
  isOpenedByKey: RefObject<boolean>;
}

interface MenuContentProps extends Omit<ComponentProps<typeof Radix.Content>, "onCloseAutoFocus"> {
  menu: MenuState;
  /** Called when the focus is back on the button. */
  onClosed?: () => void;
}

/** Radix's menu without its trigger, because the trigger is rendered before this file has loaded. */
export function MenuContent({ menu, className, onClosed, ...props }: MenuContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const isLeftByRightClick = useRef(false);
  return (
    <Radix.Root open={menu.isOpen} onOpenChange={menu.onOpenChange}>
      {/* Safe to cast: the button is mounted before a menu can open. */}
      <Radix.Anchor virtualRef={menu.trigger as RefObject<HTMLButtonElement>} />
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className={cn(
            "z-50 max-h-(--radix-popper-available-height) min-w-60 origin-(--radix-popper-transform-origin) overflow-y-auto rounded-[1.25rem] bg-popover p-2 text-popover-foreground",
            "shadow-[var(--shadow-2),inset_0_0_0_1px_var(--card-line)] data-[state=closed]:animate-fade-out data-[state=open]:animate-menu-in",
            className,
          )}
          {...props}
          ref={content}
          onEntryFocus={(event) => {
            if (!menu.isOpenedByKey.current) return;
            menu.isOpenedByKey.current = false;
            event.preventDefault();
            content.current?.querySelector<HTMLElement>(FIRST_ITEM)?.focus({ preventScroll: true });
          }}
          onInteractOutside={({ detail: { originalEvent: press } }) => {
            isLeftByRightClick.current = press instanceof MouseEvent && (press.button === 2 || (press.button === 0 && press.ctrlKey));
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeftByRightClick.current) menu.trigger.current?.focus();
            isLeftByRightClick.current = false;
            onClosed?.();
          }}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(ITEM, className)} {...props} />;
}

export const MenuRadioGroup = Radix.RadioGroup;

export function MenuRadioItem({ className, children, ...props }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(ITEM, className)} {...props}>
      {children}
      <Radix.ItemIndicator className="ms-auto">
        <CheckIcon weight="bold" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn("px-3 py-2 font-bold text-muted-foreground text-sm", className)} {...props} />;
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-3 my-2 h-px bg-border" />;
}
