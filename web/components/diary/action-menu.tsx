import { type ReactNode, useRef } from "react";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuSeparator, DropdownMenuTrigger } from "#web/ui/dropdown-menu.tsx";

export interface MenuAction {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  /** Delays the action until the menu has returned the focus, so that the dialog can return it later. */
  opensDialog?: boolean;
  /** Shows a separator above the action. */
  startsGroup?: boolean;
}

interface ActionMenuProps {
  actions: readonly MenuAction[];
  /** The button that opens the menu. */
  children: ReactNode;
}

/** A menu of actions behind one button. */
export function ActionMenu({ actions, children }: ActionMenuProps) {
  const chosen = useRef<() => void>(undefined);

  function actOnChoice() {
    chosen.current?.();
    chosen.current = undefined;
  }

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent onClosed={actOnChoice}>
        {actions.map(({ label, icon, onSelect, opensDialog, startsGroup }) => (
          <div key={label} role="none">
            {startsGroup && <DropdownMenuSeparator />}
            <DropdownMenuItem
              onSelect={() => {
                if (opensDialog) chosen.current = onSelect;
                else onSelect();
              }}
            >
              {icon}
              {label}
            </DropdownMenuItem>
          </div>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
