import { DesktopIcon } from "@phosphor-icons/react/dist/csr/Desktop";
import { MoonIcon } from "@phosphor-icons/react/dist/csr/Moon";
import { SunIcon } from "@phosphor-icons/react/dist/csr/Sun";
import { useState } from "react";
import { chooseTheme, readThemeChoice, THEME_CHOICES, type ThemeChoice } from "#web/lib/theme.ts";
import { texts } from "#web/texts/texts.ts";
import { DropdownMenuLabel, DropdownMenuRadioGroup, DropdownMenuRadioItem } from "#web/ui/dropdown-menu.tsx";

const ICONS: Record<ThemeChoice, typeof SunIcon> = { system: DesktopIcon, light: SunIcon, dark: MoonIcon };

/** Part of a menu that stays open, so that the effect of a choice is visible. */
export function ThemeSwitch() {
  const t = texts("shell");
  const [choice, setChoice] = useState(readThemeChoice);
  return (
    <>
      <DropdownMenuLabel>{t("theme")}</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={choice}>
        {THEME_CHOICES.map((option) => {
          const Icon = ICONS[option];
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
              {t(`theme.${option}`)}
            </DropdownMenuRadioItem>
          );
        })}
      </DropdownMenuRadioGroup>
    </>
  );
}
