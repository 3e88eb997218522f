// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeServer, laterAnswer } from "#web/testing/fake-server.ts";
import { renderAt } from "#web/testing/render.tsx";
import { FaqButton } from "./faq-button.tsx";

const faq = (question: string, category: string, sortOrder = 0) => ({
  id: `id of ${question}`,
  question,
  answer: `<p>Answer to <strong>${question}</strong></p>`,
  category,
  sortOrder,
});
const FAQS = [faq("Zest?", "General", 1), faq("Apple?", "General", 1), faq("First?", "General"), faq("Key?", "Account")];

type Answers = Parameters<typeof fakeServer>[0][string];

async function openPanel(answer: Answers = { body: FAQS }) {
  const calls = fakeServer({ "GET /api/faqs/public": answer });
  renderAt(<FaqButton />, { user: null });
  await userEvent.click(screen.getByRole("button", { name: "FAQ" }));
  const panel = within(await screen.findByRole("dialog", { name: "Frequently asked questions" }));
  return { panel, paths: () => calls.map(({ path }) => path) };
}

const questions = (panel: Awaited<ReturnType<typeof openPanel>>["panel"]) =>
  panel.getAllByRole("listitem").map((item) => item.querySelector("button")?.firstElementChild?.firstElementChild?.textContent);

describe("the FAQ panel", () => {
  // Spec: S2.135, S2.137
  it("groups questions by category with counts, in order, and each group can be closed", async () => {
    const { panel, paths } = await openPanel();
    expect((await panel.findAllByRole("heading", { level: 3 })).map((heading) => heading.textContent)).toEqual([
      "Account(1 question)",
      "General(3 questions)",
    ]);
    expect(questions(panel)).toEqual(["Key?", "First?", "Apple?", "Zest?"]);
    await userEvent.click(panel.getByRole("button", { name: /^General/ }));
    expect(questions(panel)).toEqual(["Key?"]);
    expect(new Set(paths())).toEqual(new Set(["/api/faqs/public"]));
  });

  // Spec: S2.130, S2.131, S2.139, S7.40
  it("shows a flat list with a category or a search", async () => {
    const { panel, paths } = await openPanel();
    const selector = await panel.findByRole("combobox", { name: "Category" });
    await panel.findByRole("option", { name: "General" });
    expect(
      within(selector)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["All Categories", "Account", "General"]);
    await userEvent.selectOptions(selector, "Account");
    await waitFor(() => expect(paths().at(-1)).toBe("/api/faqs/public?category=Account"));
    expect(panel.queryAllByRole("heading", { level: 3 })).toEqual([]);
    await userEvent.type(panel.getByRole("searchbox", { name: "Search FAQs" }), "key");
    await waitFor(() => expect(paths().at(-1)).toBe("/api/faqs/public?category=Account&search=key"));
  });

  // Spec: S2.140, S2.141
  it("opens an answer as the server wrote it, and returns to the same place", async () => {
    const { panel } = await openPanel();
    await userEvent.click(await panel.findByRole("button", { name: "Apple?" }));
    expect(panel.getByRole("heading", { name: "Apple?" })).toBe(document.activeElement);
    expect(panel.getByText("Apple?", { selector: "strong" })).toBeDefined();
    await userEvent.click(panel.getByRole("button", { name: "Back to List" }));
    expect(panel.getByRole("button", { name: "Apple?" })).toBe(document.activeElement);
  });

  // Spec: S2.142, S2.143, S2.144, S2.145, S2.146, S2.147
  it.each([
    ["General", "text-cat-dairy"],
    ["Account", "text-cat-vegetable"],
    ["Features", "text-cat-protein"],
    ["Billing", "text-cat-grain"],
    ["Technical", "text-destructive"],
    ["constructor", "text-cat-other"],
  ])("gives %s its color", async (category, color) => {
    const { panel } = await openPanel({ body: [faq("Why?", category)] });
    const name = await panel.findByText(category, { selector: "h3 span" });
    expect(name.parentElement?.className).toContain(color);
  });

  // Spec: S2.132, S2.134
  it("says that it is loading, and that there are no questions", async () => {
    const { answer, send } = laterAnswer();
    const { panel } = await openPanel(() => answer);
    expect(panel.getByText("Loading FAQs...")).toBeDefined();
    send({ body: [] });
    expect(await panel.findByText("No FAQs available at this time")).toBeDefined();
  });

  // Spec: S2.133
  it("says when nothing matches", async () => {
    const { panel } = await openPanel({ body: [] });
    await panel.findByText("No FAQs available at this time");
    await userEvent.type(panel.getByRole("searchbox"), "zzz");
    expect(await panel.findByText("No FAQs found matching your criteria")).toBeDefined();
  });

  it("retries after a failure", async () => {
    let isBroken = true;
    const { panel } = await openPanel(() => (isBroken ? { status: 503, body: "" } : { body: FAQS }));
    expect(await panel.findByText("The FAQs didn't come through.")).toBeDefined();
    isBroken = false;
    await userEvent.click(panel.getByRole("button", { name: "Try again" }));
    expect(await panel.findByRole("button", { name: "Key?" })).toBeDefined();
  });
});
