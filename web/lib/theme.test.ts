// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseTheme, followTheme, readThemeChoice } from "./theme.ts";

let systemIsDark = false;
let systemChanged: () => void = () => undefined;
const readTheme = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  vi.spyOn(window, "matchMedia").mockImplementation(
    () =>
      ({
        get matches() {
          return systemIsDark;
        },
        addEventListener: (_type: string, listener: () => void) => {
          systemChanged = listener;
        },
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("without a choice the theme follows the system, also when it changes", () => {
  const stop = followTheme();
  expect(readTheme()).toBe("light");
  systemIsDark = true;
  systemChanged();
  expect(readTheme()).toBe("dark");
  stop();
});

test("a choice is stored and takes precedence over the system", () => {
  chooseTheme("dark");
  const stop = followTheme();
  expect([readTheme(), readThemeChoice(), localStorage.getItem("theme")]).toEqual(["dark", "dark", "dark"]);
  systemChanged();
  expect(readTheme()).toBe("dark");
  stop();
});

test("choosing the system again deletes the choice", () => {
  chooseTheme("dark");
  chooseTheme("system");
  expect([readTheme(), readThemeChoice(), localStorage.getItem("theme")]).toEqual(["light", "system", null]);
});

test("a storage that throws does not break the page", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readThemeChoice()).toBe("system");
  chooseTheme("dark");
  expect(readTheme()).toBe("dark");
});
