// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Setting } from "#core/contracts/settings.ts";
import { LEGAL_PLACEHOLDERS } from "#core/domain/site/legal/legal-version.ts";
import { publicSettingsQuery } from "#web/api/settings.ts";
import { ADMIN, button, dialogNamed } from "#web/testing/admin.tsx";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { SettingsPanel } from "./settings-panel.tsx";

const setting = (overrides: Partial<Setting>): Setting => ({
  key: "landing_hero_title",
  value: "Food is fun",
  description: "Headline",
  category: "landing",
  type: "text",
  isEditable: true,
  isDefault: true,
  ...overrides,
});

const TITLE = setting({});
const LONG = setting({ key: "landing_hero_subtitle", description: "Line below", value: "x".repeat(101) });
const TERMS = setting({
  key: "footer_terms_of_service",
  description: "Terms",
  category: "legal",
  type: "html",
  value: "<p>Be <b>kind</b>.</p>",
});
const PRIVACY = setting({
  key: "footer_privacy_policy",
  description: "Privacy",
  category: "legal",
  type: "html",
  value: "<p>Yours.</p>",
  isDefault: false,
});

function openPanel(answers: Record<string, Answer> = {}) {
  const calls = fakeServer({ "GET /api/admin/settings": { body: [TITLE, LONG, TERMS, PRIVACY] }, ...answers });
  const { client } = renderAt(<SettingsPanel />, { user: ADMIN });
  client.setQueryData(publicSettingsQuery.queryKey, [{ key: TITLE.key, value: TITLE.value }]);
  const sent = () => calls.filter(({ method }) => method !== "GET").map(({ method, path, body }) => [method, path, body]);
  return { user: userEvent.setup(), sent, client };
}

const form = async (name: string) => within(await screen.findByRole("form", { name }));
const openLegal = async (user: ReturnType<typeof userEvent.setup>) => user.click(await screen.findByRole("tab", { name: "Legal" }));

describe("the panel", () => {
  // Spec: S2.103, S2.104
  it("has a tab for each category that has texts, and a selector for the legal ones", async () => {
    const { user } = openPanel();
    expect((await screen.findAllByRole("tab")).map((tab) => tab.textContent)).toEqual(["Landing", "Legal"]);
    expect(within(screen.getByRole("tabpanel", { name: "Landing" })).queryByRole("combobox")).toBeNull();
    await openLegal(user);
    await user.selectOptions(screen.getByRole("combobox", { name: "Text to edit" }), "Privacy");
    expect(screen.getByRole("form", { name: "Privacy" })).toBeTruthy();
    expect(screen.queryByRole("form", { name: "Terms" })).toBeNull();
  });

  // Spec: S2.105
  it("has a selector for the preferences too", async () => {
    const disclaimer = setting({
      key: "profile_medical_disclaimer",
      description: "Disclaimer",
      category: "preferences",
      type: "html",
      value: "<p>Ask a doctor.</p>",
    });
    const { user } = openPanel({ "GET /api/admin/settings": { body: [TITLE, disclaimer] } });
    await user.click(await screen.findByRole("tab", { name: "Preferences" }));
    expect(screen.getByRole("combobox", { name: "Text to edit" })).toBeTruthy();
    expect(screen.getByRole("form", { name: "Disclaimer" })).toBeTruthy();
  });

  // Spec: S9.28
  it("takes one line for a text of 100 characters", async () => {
    openPanel({ "GET /api/admin/settings": { body: [{ ...LONG, value: "x".repeat(100) }] } });
    expect((await form("Line below")).getByLabelText("Line below").tagName).toBe("INPUT");
  });

  // Spec: S9.28
  it("takes one line for a short text and several for a long one", async () => {
    openPanel();
    expect((await form("Headline")).getByLabelText("Headline").tagName).toBe("INPUT");
    expect((await form("Line below")).getByLabelText("Line below").tagName).toBe("TEXTAREA");
  });

  it("says when the texts failed to load", async () => {
    openPanel({ "GET /api/admin/settings": { status: 500 } });
    expect(await screen.findByText("The settings did not come through.")).toBeTruthy();
  });
});

describe("saving", () => {
  // Spec: S1.17, S4.31, S7.39
  it("is possible after an edit, then shows the text everywhere as the server stored it", async () => {
    const { user, sent, client } = openPanel({
      "PUT /api/admin/settings/landing_hero_title": { body: { ...TITLE, value: "Food is joy", isDefault: false } },
    });
    const headline = await form("Headline");
    const save = headline.getByRole<HTMLButtonElement>("button", { name: "Save" });
    const input = headline.getByLabelText<HTMLInputElement>("Headline");
    expect(save.disabled).toBe(true);
    await user.type(input, "!");
    expect(save.disabled).toBe(false);
    await user.type(input, "{Backspace}");
    expect(save.disabled).toBe(true);
    await user.clear(input);
    await user.type(input, "Food is joy ");
    await user.click(save);
    await expectToast("Setting Updated", "Headline is saved.");
    expect(sent()).toEqual([["PUT", "/api/admin/settings/landing_hero_title", { value: "Food is joy " }]]);
    expect(input.value).toBe("Food is joy");
    expect(save.disabled).toBe(true);
    expect(client.getQueryData(publicSettingsQuery.queryKey)).toEqual([{ key: TITLE.key, value: "Food is joy" }]);
  });

  // Spec: S8.34
  it.each<[string, Answer, string]>([
    [
      "the server's reason",
      { status: 400, body: { message: "Nothing is left of this text after cleaning.", code: "invalid_input" } },
      "Nothing is left of this text after cleaning.",
    ],
    ["words of its own", { status: 502 }, "Failed to update the setting. Please try again."],
  ])("says %s when it fails, and keeps what was typed", async (_, answer, words) => {
    const { user } = openPanel({ "PUT /api/admin/settings/landing_hero_title": answer });
    const headline = await form("Headline");
    await user.type(headline.getByLabelText("Headline"), "!");
    await user.click(headline.getByRole("button", { name: "Save" }));
    await expectToast("Update Failed", words);
    expect(headline.getByLabelText<HTMLInputElement>("Headline").value).toBe("Food is fun!");
  });

  it("keeps what was typed while another tab is open", async () => {
    const { user } = openPanel();
    await user.type((await form("Headline")).getByLabelText("Headline"), "!");
    await openLegal(user);
    await user.click(screen.getByRole("tab", { name: "Landing" }));
    expect((await form("Headline")).getByLabelText<HTMLInputElement>("Headline").value).toBe("Food is fun!");
  });
});

it("reminds of what only the operator can fill in, until the text has it", async () => {
  const { operator, contact } = LEGAL_PLACEHOLDERS;
  const unfilled = { ...PRIVACY, value: `<p>${operator}</p><p>${contact}</p>` };
  const { user } = openPanel({
    "GET /api/admin/settings": { body: [TITLE, TERMS, unfilled] },
    "PUT /api/admin/settings/footer_privacy_policy": { body: { ...unfilled, value: `<p>Our school</p><p>${contact}</p>` } },
  });
  await openLegal(user);
  await user.selectOptions(screen.getByRole("combobox", { name: "Text to edit" }), "Privacy");
  const reminders = async () => (await form("Privacy")).getAllByRole("listitem").map((item) => item.textContent);
  expect(await reminders()).toEqual([operator, contact]);
  await user.type((await form("Privacy")).getByRole("textbox"), "!");
  await user.click((await form("Privacy")).getByRole("button", { name: "Save" }));
  await waitFor(async () => expect(await reminders()).toEqual([contact]));
});

describe("resetting to the default", () => {
  async function openPrivacy(answer: Answer) {
    const panel = openPanel({ "DELETE /api/admin/settings/footer_privacy_policy": answer });
    await openLegal(panel.user);
    await panel.user.selectOptions(screen.getByRole("combobox", { name: "Text to edit" }), "Privacy");
    await panel.user.click(await button("Back to default"));
    return { ...panel, dialog: await dialogNamed("Back to the built-in text?", "alertdialog") };
  }

  it("is offered for edited texts, asks first, and shows the built-in text", async () => {
    const { user, sent, dialog } = await openPrivacy({ body: { ...PRIVACY, value: "<p>Built in.</p>", isDefault: true } });
    await user.click(dialog.getByRole("button", { name: "Back to default" }));
    await expectToast("Setting Updated", "Privacy is back to the built-in text.");
    expect(sent()).toEqual([["DELETE", "/api/admin/settings/footer_privacy_policy", undefined]]);
    expect((await form("Privacy")).getByLabelText<HTMLTextAreaElement>("Privacy").value).toBe("<p>Built in.</p>");
    expect(screen.queryByRole("button", { name: "Back to default" })).toBeNull();
  });

  it("does nothing when it is canceled, and says when it fails", async () => {
    const { user, sent, dialog } = await openPrivacy({ status: 500 });
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(sent()).toEqual([]);
    await user.click(await button("Back to default"));
    await user.click((await dialogNamed("Back to the built-in text?", "alertdialog")).getByRole("button", { name: "Back to default" }));
    await expectToast("Update Failed", "Failed to update the setting. Please try again.");
  });
});

it("previews HTML as it is typed, as the server would sanitize it", async () => {
  const { user } = openPanel();
  await openLegal(user);
  const terms = await form("Terms");
  await user.click(terms.getByRole("button", { name: "Preview" }));
  const preview = terms.getByRole("region", { name: "Preview of Terms" });
  expect(preview.querySelector("b")?.textContent).toBe("kind");
  await user.type(terms.getByLabelText(/^Terms/), "<h2>More</h2><img src=x onerror=alert(1)>");
  expect(within(preview).getByRole("heading", { name: "More" })).toBeTruthy();
  expect(preview.querySelector("img")).toBeNull();
});
