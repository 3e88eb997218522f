import { expect, test } from "vitest";
import { FIRST_FAQS } from "#core/content/faqs/first-faqs.ts";
import type { Faq } from "#core/contracts/faqs.ts";
import { cleanHtml } from "#server/platform/http/sanitize-html.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { publishFirstFaqs } from "./first-faqs.ts";

const faq = {
  question: "Is 100% juice fruit?",
  answer: "<p>It adds <strong>vitamin C</strong>.</p>",
  category: "General",
  isPublished: true,
};

async function start() {
  const testApp = await startTestApp();
  const admin = await signInAdmin(testApp);
  const add = async (changes: object = {}): Promise<Faq> => (await admin.send("POST", "/api/admin/faqs", { ...faq, ...changes })).json();
  const questions = async (query = "", path = "/api/faqs/public") =>
    (await (path.includes("admin") ? admin.send : testApp.send)("GET", `${path}?${query}`)).json().map(({ question }: Faq) => question);
  return { ...testApp, admin, add, questions };
}

// Spec: S4.33, S6.2
test("visitors see published questions, in order; administrators see drafts too", async () => {
  const { add, questions } = await start();
  await add({ question: "B", sortOrder: 2 });
  await add({ question: "C", sortOrder: 1 });
  await add({ question: "A", sortOrder: 2 });
  await add({ question: "Draft", isPublished: false });
  await add({ question: "Other", category: "Account" });
  expect(await questions()).toEqual(["Other", "C", "A", "B"]);
  expect(await questions("", "/api/admin/faqs")).toEqual(["Other", "Draft", "C", "A", "B"]);
});

// Spec: S7.40, D6.6
test("searching covers question and answer, ignoring case; % and _ are matched literally; the category is exact", async () => {
  const { add, questions } = await start();
  await add();
  await add({ question: "What is fiber?", answer: "<p>Plants have it_all.</p>", category: "general food" });
  expect(await questions("search=VITAMIN")).toEqual(["Is 100% juice fruit?"]);
  expect(await questions("search=100%25")).toEqual(["Is 100% juice fruit?"]);
  expect(await questions("search=0%25 j")).toEqual(["Is 100% juice fruit?"]);
  expect(await questions("search=t_a")).toEqual(["What is fiber?"]);
  expect(await questions("search=i_fruit")).toEqual([]);
  expect(await questions("category=General")).toEqual(["Is 100% juice fruit?"]);
  expect(await questions("category=general")).toEqual([]);
});

// Spec: S4.32, S6.7, S7.44, D2.6
test("an FAQ can be changed in part and deleted", async () => {
  const { admin, add, questions } = await start();
  const { id } = await add();
  expect((await admin.send("PUT", `/api/admin/faqs/${id}`, { isPublished: false })).json()).toMatchObject({ ...faq, isPublished: false });
  expect(await questions()).toEqual([]);
  expect((await admin.send("DELETE", `/api/admin/faqs/${id}`)).statusCode).toBe(204);
  expect((await admin.send("DELETE", `/api/admin/faqs/${id}`)).statusCode).toBe(404);
  expect((await admin.send("PUT", `/api/admin/faqs/${id}`, { question: "x" })).statusCode).toBe(404);
});

// Spec: S3.48, S3.49, S5.55
test("question, answer and category must not be blank; answers are sanitized", async () => {
  const { admin, add } = await start();
  for (const wrong of [
    { question: " " },
    { answer: "" },
    { category: "\t" },
    { answer: "<script>alert(1)</script>" },
    { sortOrder: 1.5 },
  ]) {
    expect((await admin.send("POST", "/api/admin/faqs", { ...faq, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(400);
  }
  const { answer, sortOrder } = await add({ answer: '<p onclick="x()">Hi <img src=x onerror=alert(1)></p>' });
  expect({ answer, sortOrder }).toEqual({ answer: "<p>Hi </p>", sortOrder: 0 });
});

test("the first start publishes a dozen FAQs, and those that an administrator deletes stay deleted", async () => {
  const { database, admin, questions } = await start();
  await publishFirstFaqs(database.db);
  await publishFirstFaqs(database.db);
  const first = await questions();
  expect(first).toHaveLength(FIRST_FAQS.en.length);
  expect(first.length).toBeGreaterThanOrEqual(12);
  for (const { answer } of FIRST_FAQS.en) expect(cleanHtml(answer)).toBe(answer);
  const [one]: Faq[] = (await admin.send("GET", "/api/admin/faqs")).json();
  await admin.send("DELETE", `/api/admin/faqs/${one?.id}`);
  await publishFirstFaqs(database.db);
  expect(await questions()).toHaveLength(first.length - 1);
  expect((await admin.send("GET", "/api/admin/settings")).body).not.toContain("first_faqs");
});
