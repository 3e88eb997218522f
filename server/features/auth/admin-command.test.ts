import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { auditLog } from "#server/db/tables/audit.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { users } from "#server/db/tables/users.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { PASSWORD, type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";
import { readAdminCommand, runAdminCommand } from "./admin-command.ts";

async function start(registeredDaysAgo: number) {
  const testApp = await startTestApp();
  const maya = await signInAs(testApp.app, { email: "maya@example.com" });
  const createdAt = new Date(Date.now() - registeredDaysAgo * DAY_MS);
  await testApp.database.db.update(users).set({ createdAt }).where(eq(users.id, maya.user.id));
  const lines: string[] = [];
  /** Runs the command with an answer to its question. Without an answer, the command must not ask. */
  const run = (answer: string | undefined, ...args: string[]) =>
    runAdminCommand(testApp.database.db, readAdminCommand(args), {
      say: (line) => lines.push(line),
      ask: async (question) => {
        lines.push(question);
        return answer ?? expect.unreachable();
      },
    });
  return { ...testApp, maya, lines, run };
}

const isAdmin = async (person: SignedIn) => (await person.send("GET", "/api/admin/users")).statusCode === 200;

test("promote states the account's age and asks; only a yes counts", async () => {
  const { maya, lines, run } = await start(3);
  for (const answer of ["", "n", "yo"]) await expect(run(answer, "promote", " Maya@Example.com")).rejects.toThrow("nothing was changed");
  expect(lines[0]).toMatch(/^maya@example\.com, Maya Lindqvist, registered on \d{4}-\d\d-\d\d \(3 days ago\)\.$/);
  expect(lines[1]).toBe("Make this account an administrator? (y/N) ");
  expect(await isAdmin(maya)).toBe(false);
  await run("y", "promote", "maya@example.com");
  expect(lines.at(-1)).toBe("maya@example.com is now an administrator.");
  expect(await isAdmin(maya)).toBe(true);
});

test("a script passes --yes instead of answering", async () => {
  const { maya, lines, run } = await start(0);
  await run(undefined, "promote", "maya@example.com", "--yes");
  expect(lines[0]).toContain("(less than a day ago)");
  expect(await isAdmin(maya)).toBe(true);
});

test("remove-second-factor makes the password sufficient again and signs out everywhere", async () => {
  const { maya, send, database, lines, run } = await start(1);
  await run(undefined, "remove-second-factor", "maya@example.com");
  expect(lines).toEqual(["maya@example.com has no second factor."]);
  const { manualEntryKey } = (await maya.send("POST", "/api/2fa/setup")).json();
  await maya.send("POST", "/api/2fa/enable", { token: authenticatorCode(manualEntryKey) });

  await expect(run("", "remove-second-factor", "maya@example.com")).rejects.toThrow("nothing was changed");
  await run("yes", "remove-second-factor", "maya@example.com");
  expect(await database.db.select().from(sessions)).toEqual([]);
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(401);
  const login = await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD });
  expect(login.json()).toMatchObject({ email: "maya@example.com", twoFactorEnabled: false });
  const [stored] = await database.db.select().from(users);
  expect(stored).toMatchObject({ twoFactorSecret: null, twoFactorBackupCodes: null, twoFactorLastStep: null });
});

const signedIn = async (person: SignedIn) => (await person.send("GET", "/api/user")).statusCode === 200;

test("end-sessions signs one account out, or all, in servers that are running", async () => {
  const { app, maya, lines, run } = await start(1);
  const noah = await signInAs(app);
  for (const person of [maya, noah, maya, noah]) expect(await signedIn(person)).toBe(true);
  await run("y", "end-sessions", "maya@example.com");
  await expect.poll(() => signedIn(maya)).toBe(false);
  expect(await signedIn(noah)).toBe(true);

  await expect(run("n", "end-sessions", "--all")).rejects.toThrow("nothing was changed");
  await run("y", "end-sessions", "--all");
  expect(lines.at(-1)).toBe("Signed out on all devices: 1 account.");
  await expect.poll(() => signedIn(noah)).toBe(false);
});

test("what the command line does is in the audit log and in the account's events", async () => {
  const { maya, database, run } = await start(1);
  await run("y", "promote", "maya@example.com");
  expect(await database.db.select().from(auditLog)).toMatchObject([
    { adminId: null, adminEmail: "command line", action: "admin_given", subject: "maya@example.com" },
  ]);
  const [event] = (await maya.send("GET", "/api/user/events")).json();
  expect(event).toMatchObject({ kind: "admin_given", actor: "command line", device: null, isNewNetwork: null });
});

test("an unknown command, or one for an unknown account, changes nothing", async () => {
  const { run } = await start(1);
  await expect(run("y", "promote", "nobody@example.com")).rejects.toThrow("Nobody is registered as nobody@example.com.");
  for (const args of [
    [],
    ["promote"],
    ["demote", "maya@example.com"],
    ["promote", "a@b.example", "c@d.example"],
    ["promote", "--all"],
    ["toString", "a"],
  ]) {
    expect(() => readAdminCommand(args)).toThrow("Usage: npm run admin");
  }
});
