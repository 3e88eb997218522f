import { randomUUID } from "node:crypto";
import { arriveAsAdmin } from "#e2e/support/admins.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { toast } from "#e2e/support/people.ts";

test("an FAQ is written, found, published and deleted", ANY_SCREEN, async ({ page, request }) => {
  await arriveAsAdmin(page);
  await page.getByRole("button", { name: "FAQ Management" }).click();
  const panel = page.getByRole("region", { name: "FAQ Management" });
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  await inspectPage(page, "admin-faqs");

  const word = randomUUID();
  const question = `Is ${word} a food?`;
  const isPublic = async () => (await (await request.get(`/api/faqs/public?search=${word}`)).json()).length === 1;
  await panel.getByRole("button", { name: "Add FAQ" }).click();
  const writing = page.getByRole("dialog", { name: "Create New FAQ" });
  await writing.getByRole("button", { name: "Create FAQ" }).click();
  await expect(page.getByText("Please fill in all required fields.").first()).toBeVisible();
  await inspectPage(page, "admin-faq-errors", "[role=dialog]");
  await writing.getByLabel("Question *").fill(question);
  await writing.getByLabel("Answer *").fill("<p>No, it is <b>a word</b>.</p><script>alert(1)</script>");
  await writing.getByLabel("Category *").fill("Words");
  await writing.getByLabel("Sort Order").fill("");
  await writing.getByRole("button", { name: "Create FAQ" }).click();
  await expect(toast(page, "FAQ Created")).toBeVisible();
  expect(await isPublic()).toBe(false);

  await panel.getByRole("searchbox", { name: "Search FAQs" }).fill(word);
  const card = panel.getByRole("listitem").filter({ hasText: question });
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await expect(card).toContainText("Draft");
  await expect(card).toContainText("Words · Order: 0");
  await expect(card).toContainText("No, it is a word.");
  await panel.getByRole("combobox", { name: "Category" }).selectOption("General");
  await expect(panel.getByText("No FAQs found. Create your first FAQ to get started.")).toBeVisible();
  await panel.getByRole("combobox", { name: "Category" }).selectOption("Words");

  await card.getByRole("button", { name: `Edit ${question}` }).click();
  const editing = page.getByRole("dialog", { name: "Edit FAQ" });
  await expect(editing.getByLabel("Answer *")).toHaveValue("<p>No, it is <b>a word</b>.</p>");
  await editing.getByLabel("Sort Order").fill("5");
  await editing.getByRole("switch", { name: "Published" }).check();
  await editing.getByRole("button", { name: "Update FAQ" }).click();
  await expect(toast(page, "FAQ Updated")).toBeVisible();
  await expect(card).toContainText("Published");
  await expect(card).toContainText("Words · Order: 5");
  expect(await isPublic()).toBe(true);

  await card.getByRole("button", { name: `Delete ${question}` }).click();
  const asking = page.getByRole("alertdialog", { name: "Delete FAQ" });
  await expect(asking).toContainText(`Are you sure you want to delete this FAQ: "${question}"`);
  await asking.getByRole("button", { name: "Cancel" }).click();
  await expect(card).toBeVisible();
  await card.getByRole("button", { name: `Delete ${question}` }).click();
  await asking.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "FAQ Deleted")).toBeVisible();
  await expect(panel.getByText("No FAQs found. Create your first FAQ to get started.")).toBeVisible();
  expect(await isPublic()).toBe(false);
});
