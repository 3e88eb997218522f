import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MAIL_KINDS } from "#core/domain/accounts/account-messages.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { accountLinks } from "#server/db/tables/account-links.ts";
import { mails } from "#server/db/tables/mails.ts";
import { readConfig } from "#server/platform/config.ts";
import { type AccountMail, MailQueue } from "#server/platform/mail/mail-queue.ts";
import { type MailFailure, MailSender } from "#server/platform/mail/mail-sender.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

type WithoutUser<M> = M extends AccountMail ? Omit<M, "user"> : never;

async function stage() {
  const mailbox = await openMailbox();
  // The app itself has no mail server, so that registering sends nothing and each test starts with an empty queue.
  const { app, database } = await startTestApp();
  const { db } = database;
  const maya = await signInAs(app, { email: "maya@example.com" });
  const { mail: config } = readConfig(mailbox.environment);
  if (!config) throw new Error("There is no mail server.");
  const failures: MailFailure[] = [];
  const makeSender = () => new MailSender(db, config, (failure) => failures.push(failure));
  const add = (mail: WithoutUser<AccountMail>) => new MailQueue(true).add(db, { ...mail, user: maya.user });
  const makeDue = () => db.update(mails).set({ dueAt: new Date() });
  return { ...mailbox, db, maya, failures, makeSender, sender: makeSender(), add, makeDue };
}

test("a mail server that cannot be used is noticed without a mail", async () => {
  const { sender, environment, db } = await stage();
  expect(await sender.findProblem()).toBeUndefined();
  const { mail } = readConfig({ ...environment, SMTP_URL: "smtp://127.0.0.1:1" });
  expect(mail && (await new MailSender(db, mail).findProblem())).toBe("ESOCKET");
});

test("a mail is sent once, as text and HTML, and its content is then deleted from the table", async () => {
  const { mails: caught, sender, add, db } = await stage();
  await add({ kind: "new_device", device: "Firefox on Linux" });
  expect(await sender.sendDue()).toBe(1);
  expect(await sender.sendDue()).toBe(0);
  expect(caught).toHaveLength(1);
  expect(caught[0]).toMatchObject({ to: "maya@example.com", subject: "BiteBright on a new device" });
  expect(caught[0]?.source).toContain("text/plain");
  expect(caught[0]?.source).toContain("text/html");
  expect(caught[0]?.source).toContain("Firefox on Linux");
  const [row] = await db.select().from(mails);
  expect(row).toMatchObject({ recipient: null, details: null, dueAt: null, attempts: 1, sentAt: expect.any(Date) });
});

test("every kind of mail has its own text, and loads no external content", async () => {
  const { mails: caught, sender, maya, db } = await stage();
  for (const kind of MAIL_KINDS) {
    const recipient = kind === "change_email" ? "maya.new@example.com" : "maya@example.com";
    await db.insert(mails).values({ kind, userId: maya.user.id, recipient, details: { by: "link", device: "Safari on iPad" } });
  }
  expect(await sender.sendDue()).toBe(MAIL_KINDS.length);
  expect(new Set(caught.map(({ subject }) => subject)).size).toBe(MAIL_KINDS.length);
  for (const { source } of caught) {
    expect(source).not.toMatch(/<img|<link|<script|url\(|@import|undefined/i);
    for (const [address] of source.matchAll(/https?:\/\/[^\s"<]+/g)) expect(address).toMatch(/^http:\/\/food\.example\//);
  }
});

test("two processes that check for mails at the same time send each mail once", async () => {
  const { mails: caught, makeSender, add } = await stage();
  for (let count = 0; count < 6; count += 1) await add({ kind: "passkey_added" });
  const sent = await Promise.all([makeSender().sendDue(), makeSender().sendDue()]);
  expect(sent.reduce((sum, one) => sum + one)).toBe(6);
  expect(new Set(caught.map(({ messageId }) => messageId)).size).toBe(6);
  expect(caught).toHaveLength(6);
});

test("a mail that the mail server defers is retried later, with growing pauses, and sent once", async () => {
  const { mails: caught, sender, add, db, answerWith, makeDue, failures } = await stage();
  await add({ kind: "password_changed", by: "themselves" });
  answerWith(451);
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await makeDue();
    expect(await sender.sendDue()).toBe(0);
    const [row] = await db.select().from(mails);
    pauses.push((row?.dueAt?.getTime() ?? 0) - Date.now());
  }
  expect(pauses[1]).toBeGreaterThan(pauses[0] ?? 0);
  expect(pauses[2]).toBeGreaterThan(pauses[1] ?? 0);
  expect(failures).toHaveLength(3);
  expect(JSON.stringify(failures)).not.toContain("maya@example.com");
  answerWith(undefined);
  expect(await sender.sendDue()).toBe(0);
  await makeDue();
  expect(await sender.sendDue()).toBe(1);
  expect(caught).toHaveLength(1);
});

test("a mail that the mail server rejects permanently is given up at once, others after a day", async () => {
  const { sender, add, db, answerWith, failures } = await stage();
  await add({ kind: "passkey_added" });
  answerWith(550);
  await sender.sendDue();
  expect(failures).toMatchObject([{ responseCode: 550, hasFailedForGood: true }]);
  await add({ kind: "passkey_added" });
  const yesterday = new Date(Date.now() - DAY_MS);
  await db.update(mails).set({ createdAt: yesterday }).where(eq(mails.attempts, 0));
  answerWith(451);
  await sender.sendDue();
  expect(failures).toMatchObject([{}, { responseCode: 451, hasFailedForGood: true }]);
  const rows = await db.select().from(mails);
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toMatchObject({ dueAt: null, sentAt: null, recipient: null });
});

test("a process that has stopped sends no further mail, and a mail whose sender was killed is sent by another", async () => {
  const { mails: caught, makeSender, add, db, makeDue } = await stage();
  await add({ kind: "passkey_added" });
  const stopped = makeSender();
  await stopped.stop();
  expect(await stopped.sendDue()).toBe(0);
  // Simulates a killed process: the mail stays claimed for some minutes.
  await db.update(mails).set({ attempts: 1, dueAt: new Date(Date.now() + 60_000) });
  const other = makeSender();
  expect(await other.sendDue()).toBe(0);
  await makeDue();
  expect(await other.sendDue()).toBe(1);
  expect(caught).toHaveLength(1);
});

test("a request for an address without an account sends nothing and stores nothing", async () => {
  const { mails: caught, sender, db } = await stage();
  const queue = new MailQueue(true);
  await queue.addReset(db, "nobody@example.com");
  await queue.addReset(db, "maya@example.com");
  expect(await sender.sendDue()).toBe(1);
  expect(caught.map(({ to }) => to)).toEqual(["maya@example.com"]);
  expect(await db.select().from(mails)).toEqual([]);
  const [link] = await db.select().from(accountLinks);
  expect(caught[0]?.token).toBeDefined();
  expect(JSON.stringify(link)).not.toContain(caught[0]?.token);
});

test("nothing is queued without a mail server", async () => {
  const { db, maya } = await stage();
  const queue = new MailQueue(false);
  await queue.add(db, { kind: "passkey_added", user: maya.user });
  await queue.addReset(db, "maya@example.com");
  expect(await db.select().from(mails)).toEqual([]);
});
