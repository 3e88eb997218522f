import { readStored, store } from "./storage.ts";
import { deviceKey } from "./storage-keys.ts";

export const THEME_CHOICES = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const THEME_KEY = deviceKey("theme");

export function readThemeChoice(): ThemeChoice {
  const stored = readStored(THEME_KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function chooseTheme(choice: ThemeChoice): void {
  store(THEME_KEY, choice === "system" ? null : choice);
  applyTheme(choice);
}

/** Applies the stored choice, then follows the system and choices made in other tabs. */
export function followTheme(): () => void {
  const update = () => applyTheme(readThemeChoice());
  const system = darkSystem();
  update();
  system.addEventListener("change", update);
  window.addEventListener("storage", update);
  return () => {
    system.removeEventListener("change", update);
    window.removeEventListener("storage", update);
  };
}

function applyTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  root.dataset.theme = choice === "system" ? (darkSystem().matches ? "dark" : "light") : choice;
  const ground = getComputedStyle(root).getPropertyValue("--background").trim();
  if (!ground) return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute("content", ground);
}

const darkSystem = () => window.matchMedia("(prefers-color-scheme: dark)");
