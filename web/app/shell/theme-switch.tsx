import { DesktopIcon } from "@phosphor-icons/react/dist/csr/Desktop";
import { MoonIcon } from "@phosphor-icons/react/dist/csr/Moon";
import { SunIcon } from "@phosphor-icons/react/dist/csr/Sun";
import { useState } from "react";
import { chooseTheme, readThemeChoice, THEME_CHOICES, type ThemeChoice } from "#web/lib/theme.ts";
import { DropdownMenuLabel, DropdownMenuRadioGroup, DropdownMenuRadioItem } from "#web/ui/dropdown-menu.tsx";

const LOOKS: Record<ThemeChoice, { name: string; Icon: typeof SunIcon }> = {
  system: { name: "System", Icon: DesktopIcon },
  light: { name: "Light", Icon: SunIcon },
  dark: { name: "Dark", Icon: MoonIcon },
};

/** Part of a menu that stays open, so that the effect of a choice is visible. */
export function ThemeSwitch() {
  const [choice, setChoice] = useState(readThemeChoice);
  return (
    <>
      <DropdownMenuLabel>Theme</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={choice}>
        {THEME_CHOICES.map((option) => {
          const { name, Icon } = LOOKS[option];
          return (
            <DropdownMenuRadioItem
              key={option}
              value={option}
              onSelect={(event) => {
                event.preventDefault();
                chooseTheme(option);
                setChoice(option);
              }}
            >
              <Icon weight="bold" />
              {name}
            </DropdownMenuRadioItem>
          );
        })}
      </DropdownMenuRadioGroup>
    </>
  );
}
