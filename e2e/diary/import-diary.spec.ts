import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, toast } from "#e2e/support/people.ts";

const DIARY = `Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g)
2026-03-01,8:15 AM,Breakfast,"Banana",118.00 g,105,1.3,27,0.4
2026-03-01,07:30 PM,Dinner,"Grandma's moon stew",2.00 cup,640,40,60,24
`;

// A file that is not a diary is rejected.
test.use({ expectedStatuses: [400] });

test("a user imports a diary from another app, sees it, and undoes the import", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/profile?tab=security");
  await page.getByRole("link", { name: "Bring in my diary" }).click();
  await expect(page.getByRole("heading", { name: "Bring in your diary" })).toBeVisible();
  await inspectPage(page, "import");

  const choose = (name: string, text: string) =>
    page.getByRole("button", { name: "Choose a file" }).setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose("photo.csv", "nothing that is a diary");
  await expect(page.getByRole("alert")).toBeVisible();
  await choose("servings.csv", DIARY);
  await expect(page.getByRole("heading", { name: "Your file from Cronometer" })).toBeFocused();
  await inspectPage(page, "import-preview");
  await page.getByRole("button", { name: "Bring in 2 entries" }).click();
  await expect(page.getByRole("heading", { name: "Your diary from Cronometer is here" })).toBeVisible();
  await inspectPage(page, "import-done");

  await page.getByRole("link", { name: "Open my diary" }).click();
  await expect(page).toHaveURL("/diary?day=2026-03-01");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Grandma's moon stew" })).toBeVisible();

  await page.goto("/profile/import");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Undone")).toContainText("2 entries are out of your diary again.");
  await page.goto("/diary?day=2026-03-01");
  await expect(page.getByRole("main").getByText("Grandma's moon stew")).toHaveCount(0);
});
