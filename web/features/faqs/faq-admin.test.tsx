// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Faq } from "#core/contracts/faqs.ts";
import { ADMIN, button, dialogNamed, expectToastBeside } from "#web/testing/admin.tsx";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { FaqAdmin } from "./faq-admin.tsx";

const AT = "2025-01-01T00:00:00.000Z";
const COST: Faq = {
  id: "0190a0a0-0000-7000-8000-0000000000f1",
  question: "Does it cost anything?",
  answer: "<p>No.</p><p>Not <b>ever</b>.</p>",
  category: "General",
  sortOrder: 3,
  isPublished: true,
  createdAt: AT,
  updatedAt: AT,
};
const DRAFT: Faq = {
  ...COST,
  id: "0190a0a0-0000-7000-8000-0000000000f2",
  question: "Who sees my diary?",
  category: "Account",
  isPublished: false,
};
const PATH = `/api/admin/faqs/${COST.id}`;

function openAdmin(answers: Record<string, Answer> = {}, faqs = [COST, DRAFT]) {
  const calls = fakeServer({ "GET /api/admin/faqs": { body: faqs }, ...answers });
  renderAt(<FaqAdmin />, { user: ADMIN });
  const sent = () => calls.filter(({ method }) => method !== "GET").map(({ method, path, body }) => [method, path, body]);
  const requests = () => calls.filter(({ method }) => method === "GET").map(({ path }) => path);
  return { user: userEvent.setup(), sent, requests };
}

describe("the list of FAQs", () => {
  // Spec: S2.125
  it("has a card for each, with plain text only", async () => {
    openAdmin();
    const cards = await screen.findAllByRole("listitem");
    expect(cards.slice(0, 2).map((card) => card.textContent)).toEqual([
      "Does it cost anything?PublishedGeneral · Order: 3No. Not ever.",
      "Who sees my diary?DraftAccount · Order: 3No. Not ever.",
    ]);
  });

  // Spec: S2.118, S2.119, S7.42
  it("is searched and filtered by the categories there are", async () => {
    const { user, requests } = openAdmin();
    const category = screen.getByRole("combobox", { name: "Category" });
    await screen.findByText("Who sees my diary?");
    expect(
      within(category)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["All Categories", "Account", "General"]);
    await user.selectOptions(category, "Account");
    await waitFor(() => expect(requests().at(-1)).toBe("/api/admin/faqs?category=Account"));
    await user.type(screen.getByRole("searchbox", { name: "Search FAQs" }), "diary ");
    await waitFor(() => expect(requests().at(-1)).toBe("/api/admin/faqs?category=Account&search=diary"));
  });

  // Spec: S2.128
  it("says when it is empty", async () => {
    openAdmin({}, []);
    expect(await screen.findByText("No FAQs found. Create your first FAQ to get started.")).toBeTruthy();
  });

  it("says when it failed to load", async () => {
    openAdmin({ "GET /api/admin/faqs": { status: 500 } });
    expect(await screen.findByText("The FAQs did not come through.")).toBeTruthy();
  });
});

describe("writing an FAQ", () => {
  async function openDialog(answer: Answer = { status: 201, body: COST }) {
    const panel = openAdmin({ "POST /api/admin/faqs": answer });
    await panel.user.click(await button("Add FAQ"));
    const dialog = await dialogNamed("Create New FAQ");
    const fill = async (sortOrder = "") => {
      await panel.user.type(dialog.getByLabelText("Question *"), " Is it safe? ");
      await panel.user.type(dialog.getByLabelText("Answer * (HTML supported)"), "<p>Yes</p>");
      await panel.user.type(dialog.getByLabelText("Category *"), "General");
      await panel.user.clear(dialog.getByLabelText("Sort Order"));
      if (sortOrder) await panel.user.type(dialog.getByLabelText("Sort Order"), sortOrder);
    };
    const send = () => panel.user.click(dialog.getByRole("button", { name: "Create FAQ" }));
    return { ...panel, dialog, fill, send };
  }

  // Spec: S1.16, S2.120, S2.122, S4.38, S7.43, S8.43
  it("sends it, says so, closes and refetches the list", async () => {
    const { user, dialog, fill, send, sent, requests } = await openDialog();
    await fill("7");
    await user.click(dialog.getByRole("switch", { name: "Published" }));
    const before = requests().length;
    await send();
    await expectToast("FAQ Created", "It is in the list now.");
    expect(sent()).toEqual([
      ["POST", "/api/admin/faqs", { question: "Is it safe?", answer: "<p>Yes</p>", category: "General", sortOrder: 7, isPublished: true }],
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(requests().length).toBeGreaterThan(before));
  });

  // Spec: S2.123, S2.124
  it("suggests categories, and starts as a draft at 0", async () => {
    const { dialog } = await openDialog();
    expect(dialog.getByLabelText<HTMLInputElement>("Category *").placeholder).toBe("General, Account, Features...");
    const sortOrder = dialog.getByLabelText<HTMLInputElement>("Sort Order");
    expect([sortOrder.type, sortOrder.value]).toEqual(["number", "0"]);
    expect(dialog.getByRole<HTMLInputElement>("switch", { name: "Published" }).checked).toBe(false);
  });

  // Spec: S3.50, S5.56, S9.27
  it("treats an invalid number as 0, and creates a draft by default", async () => {
    const { fill, send, sent } = await openDialog();
    await fill("");
    await send();
    await expectToast("FAQ Created", "It is in the list now.");
    expect(sent()[0]?.[2]).toMatchObject({ sortOrder: 0, isPublished: false });
  });

  // Spec: S5.55, S8.38
  it("requires question, answer and category", async () => {
    const { user, dialog, send, sent } = await openDialog();
    await user.type(dialog.getByLabelText("Question *"), "   ");
    await send();
    await expectToastBeside("Validation Error", "Please fill in all required fields.");
    expect(dialog.getAllByText("Please fill this in.")).toHaveLength(3);
    expect(document.activeElement).toBe(dialog.getByLabelText("Question *"));
    expect(sent()).toEqual([]);
  });

  it("previews the answer", async () => {
    const { user, dialog, fill } = await openDialog();
    await fill();
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    expect(dialog.getByRole("region", { name: "Preview of the answer" }).innerHTML).toContain("<p>Yes</p>");
  });

  // Spec: S8.35
  it("stays open if the server fails", async () => {
    const { dialog, fill, send } = await openDialog({ status: 500 });
    await fill();
    await send();
    await expectToastBeside("Creation Failed", "Failed to create the FAQ. Please try again.");
    expect(dialog.getByLabelText<HTMLInputElement>("Category *").value).toBe("General");
  });

  // Spec: S4.37
  it("clears what was typed when it closes", async () => {
    const { user, dialog, fill } = await openDialog();
    await fill();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(await button("Add FAQ"));
    expect((await dialogNamed("Create New FAQ")).getByLabelText<HTMLInputElement>("Question *").value).toBe("");
  });
});

describe("changing an FAQ", () => {
  async function openDialog(answer: Answer = { body: COST }) {
    const panel = openAdmin({ [`PUT ${PATH}`]: answer });
    await panel.user.click(await button("Edit Does it cost anything?"));
    return { ...panel, dialog: await dialogNamed("Edit FAQ") };
  }

  // Spec: S2.121, S2.127, S4.32, S4.39, S7.44, S8.44
  it("shows it, sends what changed, closes and refetches the list", async () => {
    const { user, dialog, sent, requests } = await openDialog();
    const before = requests().length;
    expect(dialog.getByLabelText<HTMLInputElement>("Sort Order").value).toBe("3");
    await user.type(dialog.getByLabelText("Question *"), " Really?");
    await user.click(dialog.getByRole("switch", { name: "Published" }));
    await user.click(dialog.getByRole("button", { name: "Update FAQ" }));
    await expectToast("FAQ Updated", "The changes are saved.");
    expect(sent()).toEqual([["PUT", PATH, { question: "Does it cost anything? Really?", isPublished: false }]]);
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(requests().length).toBeGreaterThan(before));
  });

  // Spec: S8.36
  it("says when it fails", async () => {
    const { user, dialog } = await openDialog({ status: 500 });
    await user.click(dialog.getByRole("button", { name: "Update FAQ" }));
    await expectToastBeside("Update Failed", "Failed to update the FAQ. Please try again.");
  });
});

describe("deleting an FAQ", () => {
  async function openDialog(answer: Answer = { status: 204 }) {
    const panel = openAdmin({ [`DELETE ${PATH}`]: answer });
    await panel.user.click(await button("Delete Does it cost anything?"));
    return { ...panel, dialog: await dialogNamed("Delete FAQ", "alertdialog") };
  }

  // Spec: S2.127, S7.45, S8.45
  it("asks first, with the question", async () => {
    const { user, dialog, sent } = await openDialog();
    expect(dialog.getByText('Are you sure you want to delete this FAQ: "Does it cost anything?"')).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await expectToast("FAQ Deleted", "It is gone from the list.");
    expect(sent()).toEqual([["DELETE", PATH, undefined]]);
  });

  // Spec: D1.9
  it("does nothing when it is canceled", async () => {
    const { user, dialog, sent } = await openDialog();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(sent()).toEqual([]);
  });

  // Spec: S8.37
  it("says when it fails", async () => {
    const { user, dialog } = await openDialog({ status: 500 });
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await expectToast("Deletion Failed", "Failed to delete the FAQ. Please try again.");
  });
});
