import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn } from "#e2e/support/people.ts";

/** English, written from right to left. */
const MIRRORED = "en-XB";
const WIDTH = 390;

test("in a language written from right to left, nothing is wider than a phone's screen", ANY_SCREEN, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: WIDTH, height: 844 });
  await arriveSignedIn(page);
  await page.context().addCookies([{ name: "language", value: MIRRORED, url: baseURL ?? "" }]);
  for (const path of ["/", "/diary", "/search"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The first control of the page's header is at its right end.
    const logo = await page.getByRole("banner").getByRole("link").first().boundingBox();
    expect(logo?.x).toBeGreaterThan(WIDTH / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(WIDTH);
  }
});
