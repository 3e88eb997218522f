import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import type { PageToRender } from "#core/contracts/boot.ts";
import { adminSettings } from "#server/db/tables/settings.ts";
import { writeWebApp } from "#server/testing/built-web-app.ts";
import { type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";

const folder = mkdtempSync(path.join(tmpdir(), "bitebright-rendered-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeWebApp(folder, { title: "<title>General</title>", script: '<script type="module" src="/a.js"></script>' });

/** Renders data from the user's own API responses. */
async function renderPage({ read, timeZone }: PageToRender) {
  const { body } = await read("/api/user");
  const { email, id } = JSON.parse(body);
  return {
    title: `Of ${timeZone}`,
    html: `<p>${email} in ${timeZone}</p>`,
    state: { queries: [id] },
  };
}

const readBoot = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");
const openPage = (person: SignedIn, address: string, timeZone?: string) =>
  person.send("GET", address, undefined, timeZone === undefined ? {} : { cookie: `${person.cookie}; time-zone=${timeZone}` });

test("a signed-in user's page is rendered from their own API responses, which are sent with it", async () => {
  const { app } = await startTestApp({ webApp: { folder, renderPage } });
  const [maya, noor] = [await signInAs(app), await signInAs(app)];
  for (const person of [maya, noor]) {
    const { body } = await openPage(person, "/", "Pacific%2FAuckland");
    expect(body).toContain(`<div id="root" data-rendered><p>${person.user.email} in Pacific/Auckland</p></div>`);
    expect(body).toContain('<script type="later" src="/a.js">');
    expect(body).toContain("<title>Of Pacific/Auckland</title>");
    expect(readBoot(body).rendered).toEqual({
      timeZone: "Pacific/Auckland",
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      state: { queries: [person.user.id] },
    });
  }
});

test.each([
  ["no time zone", "/", undefined],
  ["a time zone that does not exist", "/", "Mars%2FOlympus"],
  ["a query in the address", "/?tab=1", "UTC"],
  ["no such page", "/nowhere", "UTC"],
])("the browser renders the page with %s", async (_, address, timeZone) => {
  const { app } = await startTestApp({ webApp: { folder, renderPage } });
  const { body } = await openPage(await signInAs(app), address, timeZone);
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain("<title>General</title>");
  expect(readBoot(body).rendered).toBeUndefined();
});

test("a page is sent unrendered when one of its API requests fails", async () => {
  const page = {
    folder,
    renderPage: async ({ read }: PageToRender) => ({ title: "Asked", html: (await read("/api/admin/users")).body }),
  };
  const { app } = await startTestApp({ webApp: page });
  const { statusCode, body } = await openPage(await signInAs(app), "/", "UTC");
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
});

test("a page with too much data is left to the browser, whichever list has grown", async () => {
  const longList = {
    folder,
    renderPage: async ({ read }: PageToRender) => {
      const { body } = await read("/api/admin/settings/public");
      return { title: "Long", html: `<p>${body.length}</p>` };
    },
  };
  const { app, database } = await startTestApp({ webApp: longList });
  const maya = await signInAs(app);
  expect((await openPage(maya, "/", "UTC")).body).toContain("<title>Long</title>");
  await database.db.insert(adminSettings).values({ key: "cookie_policy", value: "x".repeat(300_000), category: "legal", type: "html" });
  const { statusCode, body } = await openPage(maya, "/", "UTC");
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
});

test("a visitor's page is read without a session, once, and is sent with its API responses and its own description", async () => {
  let reads = 0;
  const readOpenly = async ({ read }: PageToRender) => {
    reads += 1;
    const { body } = await read("/api/learn");
    await expect(read("/api/user")).rejects.toThrow("Unauthorized");
    return { title: "Learn", description: "Of the page itself", html: "<p>Lessons</p>", state: { units: JSON.parse(body).length } };
  };
  const { send } = await startTestApp({ webApp: { folder, renderPage: readOpenly } });
  for (let visit = 0; visit < 2; visit++) {
    const { body } = await send("GET", "/");
    expect(body).toContain("<p>Lessons</p>");
    expect(body).toContain("Of the page itself");
    expect(readBoot(body).rendered).toEqual({ state: { units: 8 } });
  }
  expect(reads).toBe(1);
});
