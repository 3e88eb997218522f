// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ADMIN, button, dialogNamed, LEO, openAdmin, userListAnswer } from "#web/testing/admin.tsx";
import { expectToast } from "#web/testing/toasts.ts";

const CONSENT_PATH = `/api/admin/users/${LEO.id}/consent`;

it("shows who is waiting for a guardian's consent, and records who agreed to what", async () => {
  const waiting = { ...LEO, guardianConsent: "waiting" as const };
  const { user, sent } = openAdmin({
    "GET /api/admin/users": userListAnswer([ADMIN, waiting]),
    [`POST ${CONSENT_PATH}`]: { body: waiting },
  });
  expect(await screen.findByText("Waiting")).toBeDefined();
  await user.click(await button("Record consent for Leo Tanaka"));
  const dialog = await dialogNamed("Record Consent");
  await user.click(dialog.getByRole("button", { name: "Record" }));
  expect(await dialog.findByText("Please say in a few words who agreed, and how.")).toBeDefined();
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText("Who agreed, and how"), "Mother, signed form");
  await user.click(dialog.getByRole("button", { name: "Record" }));
  await expectToast("Consent Recorded", "They can log in. AI stays off.");
  expect(sent()).toEqual([["POST", CONSENT_PATH, { reason: "Mother, signed form", coversAi: false }]]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("offers nothing to record for people who need no consent", async () => {
  openAdmin({ "GET /api/admin/users": userListAnswer([ADMIN, LEO]) });
  expect(await button("Edit Leo Tanaka")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Record consent/ })).toBeNull();
});
