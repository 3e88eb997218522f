import { Slot } from "radix-ui";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { PartMissingError } from "#web/lib/page-load/lazy-part.ts";
import { whenIdle } from "#web/lib/page-load/when-idle.ts";

type Parts = typeof import("./dropdown-menu-parts.tsx");
type PropsOf<Part extends "MenuContent" | "MenuItem" | "MenuRadioGroup" | "MenuRadioItem" | "MenuLabel"> = Omit<
  ComponentProps<Parts[Part]>,
  "menu"
>;

/** Loaded on demand, because Radix's menu is a tenth of a page's script and not needed before a menu opens. */
let loaded: Parts | undefined;
/** @internal Only tests use it from outside. */
export async function preloadMenus(): Promise<Parts> {
  loaded ??= await import("./dropdown-menu-parts.tsx");
  return loaded;
}

interface Menu {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger: RefObject<HTMLButtonElement | null>;
  isOpenedByKey: RefObject<boolean>;
  parts: Parts | undefined;
  load: () => Promise<void>;
  onMissing: (cause: unknown) => void;
  triggerId: string;
  contentId: string;
}

const MenuContext = createContext<Menu | null>(null);

function useMenu(): Menu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error("The parts of a menu belong inside a DropdownMenu.");
  return menu;
}

function useParts(): Parts {
  const { parts } = useMenu();
  if (!parts) throw new Error("The items of a menu belong inside its content.");
  return parts;
}

export function DropdownMenu({ children }: { children: ReactNode }) {
  const [isOpen, onOpenChange] = useState(false);
  const [parts, setParts] = useState(loaded);
  const [missing, setMissing] = useState<PartMissingError>();
  const trigger = useRef<HTMLButtonElement>(null);
  const isOpenedByKey = useRef(false);
  const triggerId = useId();
  const contentId = useId();
  useEffect(() => {
    if (!loaded) whenIdle(() => void preloadMenus().catch(() => undefined));
  }, []);
  const menu = useMemo(
    () => ({
      isOpen,
      onOpenChange,
      trigger,
      isOpenedByKey,
      parts,
      load: async () => setParts(loaded ?? (await preloadMenus())),
      onMissing: (cause: unknown) => setMissing(new PartMissingError("A menu could not be loaded", { cause })),
      triggerId,
      contentId,
    }),
    [isOpen, parts, triggerId, contentId],
  );
  if (missing) throw missing;
  return <MenuContext value={menu}>{children}</MenuContext>;
}

/** The button. If it is pressed while the menu's file is still loading, the menu opens as soon as the file has loaded. */
export function DropdownMenuTrigger({ asChild, ...props }: Omit<ComponentProps<"button">, "ref"> & { asChild?: boolean }) {
  const { isOpen, onOpenChange, trigger, isOpenedByKey, parts, load, onMissing, triggerId, contentId } = useMenu();
  const Trigger = asChild ? Slot.Root : "button";

  function preload() {
    if (!parts) load().catch(() => undefined);
  }
  function change(willOpen: boolean, isByKey: boolean) {
    isOpenedByKey.current = isByKey;
    if (willOpen && !parts) load().catch(onMissing);
    onOpenChange(willOpen);
  }
  function handlePointerDown(event: PointerEvent) {
    if (event.button !== 0 || event.ctrlKey) return;
    // Otherwise the button would take the focus from the menu.
    if (!isOpen) event.preventDefault();
    change(!isOpen, false);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") onOpenChange(false);
    if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    change(event.key === "ArrowDown" || !isOpen, true);
  }

  return (
    <Trigger
      type="button"
      id={triggerId}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-controls={isOpen ? contentId : undefined}
      data-state={isOpen ? "open" : "closed"}
      {...props}
      ref={trigger}
      onPointerEnter={preload}
      onFocus={preload}
      onPointerDown={handlePointerDown}
      onKeyDown={handleKeyDown}
    />
  );
}

export function DropdownMenuContent(props: PropsOf<"MenuContent">) {
  const menu = useMenu();
  if (!menu.parts) return null;
  return <menu.parts.MenuContent id={menu.contentId} aria-labelledby={menu.triggerId} menu={menu} {...props} />;
}

export function DropdownMenuItem(props: PropsOf<"MenuItem">) {
  const { MenuItem } = useParts();
  return <MenuItem {...props} />;
}

export function DropdownMenuRadioGroup(props: PropsOf<"MenuRadioGroup">) {
  const { MenuRadioGroup } = useParts();
  return <MenuRadioGroup {...props} />;
}

export function DropdownMenuRadioItem(props: PropsOf<"MenuRadioItem">) {
  const { MenuRadioItem } = useParts();
  return <MenuRadioItem {...props} />;
}

export function DropdownMenuLabel(props: PropsOf<"MenuLabel">) {
  const { MenuLabel } = useParts();
  return <MenuLabel {...props} />;
}

export function DropdownMenuSeparator() {
  const { MenuSeparator } = useParts();
  return <MenuSeparator />;
}
