import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";

const TEXTS = [
  { name: "Terms of Service", heading: "Not medical advice", screen: "terms" },
  { name: "Privacy Policy", heading: "What goes to an AI provider, and when", screen: "privacy" },
  { name: "Cookie Policy", heading: "A few cookies", screen: "cookies" },
];

for (const path of ["/", "/auth"]) {
  for (const { name, heading, screen } of TEXTS) {
    // Spec: S2.49
    test(`a visitor reads the ${name} at ${path}`, ANY_SCREEN, async ({ page }) => {
      await page.goto(path);
      const opener = page.getByRole("contentinfo").getByRole("button", { name });
      await opener.click();
      const dialog = page.getByRole("dialog", { name });
      const text = dialog.getByRole("region", { name });
      await expect(dialog.getByRole("heading", { name: heading })).toBeAttached();
      if (path === "/") await inspectPage(page, screen, "[role=dialog]");

      await text.focus();
      await page.keyboard.press("End");
      await expect(text.getByRole("heading").last()).toBeInViewport();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }
}
