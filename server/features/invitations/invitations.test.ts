import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/db/tables/audit.ts";
import { invitations } from "#server/db/tables/invitations.ts";
import { users } from "#server/db/tables/users.ts";
import { LIMITS } from "#server/platform/http/rate-limits/limits.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const PASSWORD = "Crunchy-apple-7";
const CLASS = { note: "Class 8b", people: 2, days: 14 };

async function start(REGISTRATION = "invite") {
  const before = await startTestApp();
  const admin = await signInAdmin(before);
  const testApp = await startTestApp({ database: before.database, environment: { REGISTRATION } });
  let people = 0;
  const register = async (invitation?: string) => {
    people += 1;
    const email = `pupil-${people}@example.com`;
    const payload = { email, password: PASSWORD, confirmPassword: PASSWORD, ...(invitation && { invitation }) };
    const { statusCode, body } = await testApp.app.inject({ method: "POST", url: "/api/register", payload });
    return statusCode === 201 ? 201 : `${statusCode} ${JSON.parse(body).code}`;
  };
  const invite = async (changes: object = {}) => (await admin.send("POST", "/api/admin/invitations", { ...CLASS, ...changes })).json();
  const list = async () => (await admin.send("GET", "/api/admin/invitations")).json();
  return { ...testApp, admin, register, invite, list };
}

test("only as many people can register as an invitation allows, also at the same moment, and the list shows how many did", async () => {
  const { register, invite, list } = await start();
  expect(await register()).toBe("403 invitation_needed");
  const { token } = await invite();
  expect(await list()).toMatchObject([{ note: "Class 8b", people: 2, registered: 0 }]);
  const answers = await Promise.all([register(token), register(token), register(token)]);
  expect(answers.toSorted()).toEqual([201, 201, "403 invitation_needed"]);
  // The invitation no longer works.
  expect(await list()).toEqual([]);
});

test("nobody can register with an invitation that was ended, has expired or never existed", async () => {
  const { database, admin, register, invite } = await start();
  const [ended, old] = [await invite(), await invite()];
  expect((await admin.send("DELETE", `/api/admin/invitations/${ended.id}`)).statusCode).toBe(204);
  await database.db.update(invitations).set({ expiresAt: new Date(Date.now() - 1000) });
  for (const token of [ended.token, old.token, "a".repeat(43)]) expect(await register(token)).toBe("403 invitation_needed");
});

test("an address that is taken does not use up an invitation", async () => {
  const { app, invite, list } = await start();
  const { token } = await invite();
  const payload = { email: "pupil@example.com", password: PASSWORD, confirmPassword: PASSWORD, invitation: token };
  const answers = [];
  for (const _try of [1, 2]) answers.push((await app.inject({ method: "POST", url: "/api/register", payload })).statusCode);
  expect(answers).toEqual([201, 409]);
  expect(await list()).toMatchObject([{ registered: 1 }]);
});

test("only a hash of the token is stored, and the audit log records who created and who ended an invitation", async () => {
  const { database, admin, invite } = await start();
  const { id, token } = await invite();
  expect(JSON.stringify(await database.db.select().from(invitations))).not.toContain(token);
  await admin.send("DELETE", `/api/admin/invitations/${id}`);
  const actions = await database.db.select({ action: auditLog.action, subject: auditLog.subject }).from(auditLog);
  expect(actions).toEqual(
    expect.arrayContaining([
      { action: "invitation_created", subject: "Class 8b" },
      { action: "invitation_ended", subject: "Class 8b" },
    ]),
  );
});

test("if registration is closed, nobody can register, not even with an invitation", async () => {
  const { register, invite } = await start("closed");
  expect(await register((await invite()).token)).toBe("403 registration_closed");
});

test.each([{ people: 0 }, { people: 501 }, { days: 0 }, { days: 181 }, { note: " " }, { note: "x".repeat(101) }])(
  "an invitation with %j is rejected",
  async (changes) => {
    const { admin } = await start();
    expect((await admin.send("POST", "/api/admin/invitations", { ...CLASS, ...changes })).statusCode).toBe(400);
  },
);

test("a link can be checked without using it up, and every link that does not work gets the same response", async () => {
  const { app, admin, database, register, invite } = await start();
  const look = async (token: string) => (await app.inject({ method: "POST", url: "/api/invitations/check", payload: { token } })).body;
  const [good, ended, usedUp, old] = [await invite(), await invite(), await invite({ people: 1 }), await invite()];
  await admin.send("DELETE", `/api/admin/invitations/${ended.id}`);
  expect(await register(usedUp.token)).toBe(201);
  await database.db
    .update(invitations)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(invitations.id, old.id));
  for (const _time of [1, 2, 3]) expect(await look(good.token)).toBe('{"works":true}');
  const { token } = good;
  for (const other of [ended.token, usedUp.token, old.token, "a".repeat(43), token.slice(1), "", `${token}a`])
    expect(await look(other)).toBe('{"works":false}');
  expect(await register(token)).toBe(201);
});

test("checking links is rate limited by network", async () => {
  const { app, database } = await start();
  const look = () => app.inject({ method: "POST", url: "/api/invitations/check", payload: { token: "a".repeat(43) } });
  const limits = new RateLimits(database.db);
  expect((await look()).statusCode).toBe(200);
  for (let count = 1; count < LIMITS.linkUsePerIp.tries; count += 1) await limits.count("linkUsePerIp", "127.0.0.1");
  expect((await look()).statusCode).toBe(429);
});

test("registrations with an invitation that is being ended either succeed first or are rejected", async () => {
  const { admin, database, register, invite } = await start();
  const { id, token } = await invite({ people: 20 });
  const [ended, ...answers] = await Promise.all([
    admin.send("DELETE", `/api/admin/invitations/${id}`),
    ...Array.from({ length: 6 }, () => register(token)),
  ]);
  expect(ended.statusCode).toBe(204);
  expect(answers.filter((answer) => answer !== 201 && answer !== "403 invitation_needed")).toEqual([]);
  const pupils = await database.db.select().from(users).where(like(users.email, "pupil-%"));
  expect(pupils).toHaveLength(answers.filter((answer) => answer === 201).length);
  expect(await register(token)).toBe("403 invitation_needed");
});

test("administrators can create accounts in every mode", async () => {
  const { app, admin } = await start("closed");
  const body = { email: "new@example.com", firstName: "Noa", lastName: "Berg", password: "Crunchy-apple7!" };
  const made = await app.inject({ method: "POST", url: "/api/admin/users", headers: { cookie: admin.cookie }, payload: body });
  expect(made.statusCode).toBe(201);
});

test.each(["open", "invite", "closed"])("everybody can read that registration is %s", async (mode) => {
  const { send } = await startTestApp({ environment: { REGISTRATION: mode } });
  expect((await send("GET", "/api/sign-in-ways")).json()).toEqual({ providers: [], only: false, registration: mode, asksAge: false });
});
