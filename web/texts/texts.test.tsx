// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { loadTexts, texts } from "./texts.ts";

afterEach(() => {
  cleanup();
  document.documentElement.lang = "";
});

it("fills in elements and wraps tagged words", () => {
  const link = (text: React.ReactNode) => <a href="/profile">{text}</a>;
  const strong = (text: React.ReactNode) => <strong>{text}</strong>;
  render(<p>{texts("shell").rich("twoFactor.removed", { day: <time>Nov 3</time>, link, strong })}</p>);
  expect(screen.getByRole("link").textContent).toBe("Security");
  expect(screen.getByRole("strong").textContent).toBe("An administrator switched off your two-factor login on Nov 3.");
  expect(screen.getByRole("strong").querySelector("time")).toBeTruthy();
});

it("waits for texts that were not loaded in advance", async () => {
  document.documentElement.lang = "en-XB";
  const Part = () => <p>{texts("shell")("skip")}</p>;
  render(
    <Suspense fallback="not yet">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText("not yet")).toBeTruthy();
  expect((await screen.findByText(/Skip/)).textContent).toContain("\u202e");
});

it("reads the language of the page, with every word of the pseudo-language accented", async () => {
  await loadTexts(["shell"], "en-XA");
  expect(texts("shell")("user.ready", { count: 3 })).toBe("3 ready");
  document.documentElement.lang = "en-XA";
  expect(texts("shell")("user.ready", { count: 3 })).toBe("3 rééáádý");
});
