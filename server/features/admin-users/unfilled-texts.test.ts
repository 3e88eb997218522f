import { expect, test } from "vitest";
import { LEGAL_PLACEHOLDERS } from "#core/domain/site/legal/legal-version.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { startTestApp } from "#server/testing/test-app.ts";

test("the system's status lists what the legal texts still lack, until it is written", async () => {
  const admin = await signInAdmin(await startTestApp());
  const readUnfilled = async () => (await admin.send("GET", "/api/admin/system")).json().unfilledTexts;
  const write = (key: string, value: string) => admin.send("PUT", `/api/admin/settings/${key}`, { value });
  expect(await readUnfilled()).toEqual([
    { key: "footer_privacy_policy", parts: ["operator", "contact", "hosting", "retention", "authority"] },
    { key: "footer_terms_of_service", parts: ["operator", "contact"] },
  ]);
  await write("footer_privacy_policy", `<p>Our school answers: ${LEGAL_PLACEHOLDERS.contact}</p>`);
  await write("footer_terms_of_service", "<p>Be kind.</p>");
  expect(await readUnfilled()).toEqual([{ key: "footer_privacy_policy", parts: ["contact"] }]);
  await write("footer_privacy_policy", "<p>Our school answers: ask@school.example</p>");
  expect(await readUnfilled()).toEqual([]);
});
