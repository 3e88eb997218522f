import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AccountEvent } from "#core/contracts/account-events.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { accountEvents } from "#server/db/tables/account-events.ts";
import { auditLog } from "#server/db/tables/audit.ts";
import { deleteOldAccountEvents } from "#server/platform/auth/account-events.ts";
import { deleteOldAuditRecords } from "#server/platform/auth/audit.ts";
import { PASSWORD, type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";

const FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
const NETWORK = "203.0.113.7";
const BEHIND_PROXY = { environment: { TRUST_PROXY: "true" } };

const listEvents = async (person: SignedIn, query = ""): Promise<AccountEvent[]> =>
  (await person.send("GET", `/api/user/events${query}`)).json();
const readKinds = async (person: SignedIn) => (await listEvents(person)).map(({ kind }) => kind);

test("sign-ins are listed with a coarse device and whether the network is known, and the network is not stored", async () => {
  const { app, database, send } = await startTestApp(BEHIND_PROXY);
  const maya = await signInAs(app);
  const logIn = (network: string) =>
    send("POST", "/api/login", { email: maya.user.email, password: PASSWORD }, { "user-agent": FIREFOX, "x-forwarded-for": network });
  await logIn(NETWORK);
  await expect
    .poll(() => listEvents(maya))
    .toMatchObject([
      { kind: "signed_in_by_password", actor: "device", device: "Firefox on Android", isNewNetwork: true, times: 1 },
      { kind: "account_created", isNewNetwork: null },
    ]);
  await logIn(NETWORK);
  expect((await listEvents(maya))[0]).toMatchObject({ kind: "signed_in_by_password", times: 2 });
  const change = { currentPassword: PASSWORD, newPassword: "Crunchy-pear-88" };
  await maya.send("PUT", "/api/user/password", change, { "x-forwarded-for": NETWORK });
  expect((await listEvents(maya))[0]).toMatchObject({ kind: "password_changed", device: "Unknown device", isNewNetwork: false });
  expect(JSON.stringify(await database.db.select().from(accountEvents))).not.toContain(NETWORK);
});

test("failed sign-ins of an hour are one row, from however many networks they come", async () => {
  const { app, send, database } = await startTestApp(BEHIND_PROXY);
  const maya = await signInAs(app);
  const tries = Array.from({ length: 12 }, (_, index) =>
    send("POST", "/api/login", { email: maya.user.email, password: "wrong" }, { "x-forwarded-for": `198.51.100.${index}` }),
  );
  await Promise.all(tries);
  await expect.poll(async () => (await listEvents(maya)).find(({ kind }) => kind === "wrong_password")?.times).toBe(12);
  expect(await database.db.select().from(accountEvents)).toHaveLength(2);
});

test("another user sees none of it, and it is in the user's own download", async () => {
  const { app, send } = await startTestApp();
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  await send("POST", "/api/login", { email: maya.user.email, password: PASSWORD });
  expect(await readKinds(noah)).toEqual(["account_created"]);
  const { accountEvents: downloaded } = (await maya.send("GET", "/api/user/export")).json();
  const kinds = downloaded.map(({ kind }: AccountEvent) => kind);
  expect(kinds).toEqual(["account_created", "signed_in_by_password", "data_downloaded"]);
});

test("old events are deleted, and the others stay", async () => {
  const { app, database } = await startTestApp();
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  const longAgo = new Date(Date.now() - 31 * DAY_MS);
  await database.db.update(accountEvents).set({ at: longAgo }).where(eq(accountEvents.userId, maya.user.id));
  await deleteOldAccountEvents(database.db, 30);
  expect([await readKinds(maya), await readKinds(noah)]).toEqual([[], ["account_created"]]);
});

test("a member cannot fill the table with events of their own", async () => {
  const { app, database, send } = await startTestApp(BEHIND_PROXY);
  const maya = await signInAs(app);
  const day = (index: number) => new Date(Date.now() - index * DAY_MS);
  const rows = Array.from({ length: 250 }, (_, index) => ({
    userId: maya.user.id,
    kind: "signed_in_by_password" as const,
    actor: "device" as const,
    groupKey: `${index}`,
    at: day(index),
  }));
  await database.db.insert(accountEvents).values(rows);
  await send("POST", "/api/login", { email: maya.user.email, password: PASSWORD });
  const events = await database.db.select().from(accountEvents).orderBy(asc(accountEvents.at));
  expect(events).toHaveLength(201);
  expect(events[0]?.at).toEqual(rows[198]?.at);
});

test("the list has pages", async () => {
  const { app, send } = await startTestApp();
  const maya = await signInAs(app);
  await send("POST", "/api/login", { email: maya.user.email, password: PASSWORD });
  const [first, second, third] = [
    await listEvents(maya, "?limit=1"),
    await listEvents(maya, "?limit=1&offset=1"),
    await listEvents(maya, "?limit=1&offset=2"),
  ];
  expect([...first, ...second, ...third].map(({ kind }) => kind)).toEqual(["signed_in_by_password", "account_created"]);
});

test("administrators see that somebody deleted their account, without a name", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  expect((await maya.send("DELETE", "/api/user", { password: PASSWORD })).statusCode).toBe(204);
  expect(await database.db.select().from(auditLog)).toMatchObject([
    { action: "own_account_deleted", adminId: null, adminEmail: "", subject: "", subjectId: null },
  ]);
  expect(await database.db.select().from(accountEvents)).toEqual([]);
});

test("old changes leave the audit log, except the consent for an account that exists", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  const row = { adminEmail: "head@school.example", subject: maya.user.email, subjectId: maya.user.id, fields: [] };
  const [old, recent] = [new Date(Date.now() - 800 * DAY_MS), new Date(Date.now() - 700 * DAY_MS)];
  await database.db.insert(auditLog).values([
    { ...row, action: "user_updated", createdAt: old },
    { ...row, action: "consent_recorded", createdAt: old },
    { ...row, action: "user_updated", createdAt: recent },
    { ...row, subjectId: null, action: "consent_recorded", createdAt: old },
  ]);
  await deleteOldAuditRecords(database.db);
  const left = await database.db.select().from(auditLog).orderBy(asc(auditLog.createdAt));
  expect(left.map(({ action, createdAt }) => [action, createdAt])).toEqual([
    ["consent_recorded", old],
    ["user_updated", recent],
  ]);
});
