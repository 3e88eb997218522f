import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { mails } from "#server/db/tables/mails.ts";
import { readConfig } from "#server/platform/config.ts";
import { MailQueue } from "#server/platform/mail/mail-queue.ts";
import { type MailFailure, MailSender } from "#server/platform/mail/mail-sender.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const TRICKLE_EVERY_MS = 20;
/** How a mail server treats a connection. */
const FAULTS = {
  "never answers": () => {},
  "never ends its greeting": (socket: Socket) => {
    const trickle = setInterval(() => socket.write("220-wait\r\n"), TRICKLE_EVERY_MS);
    socket.once("close", () => clearInterval(trickle));
  },
  "sends garbage": (socket: Socket) => void socket.end("<p>Please log in to the guest network.</p>\r\n"),
} as const;

/** A queue of five mails and a server that fails. */
async function openFailing(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { mail } = readConfig({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "BiteBright <food@school.example>",
    PUBLIC_URL: "http://food.example",
  });
  if (!mail) throw new Error("There is no mail server.");
  const { app, database } = await startTestApp();
  const { user } = await signInAs(app);
  for (let count = 0; count < 5; count += 1) await new MailQueue(true).add(database.db, { kind: "passkey_added", user });
  const failures: MailFailure[] = [];
  const sender = new MailSender(database.db, mail, (failure) => failures.push(failure), 300);
  return { db: database.db, sender, failures, connections: () => connections };
}

test.each(Object.entries(FAULTS))(
  "a mail server that %s costs three mails an attempt, and the others wait in the queue",
  async (_, fault) => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { db, sender, failures, connections } = await openFailing(fault);
    expect(await sender.sendDue()).toBe(0);
    expect(await sender.sendDue()).toBe(0);
    expect([connections(), failures.length]).toEqual([3, 3]);
    const attempts = (await db.select().from(mails)).map((mail) => mail.attempts);
    expect(attempts.toSorted()).toEqual([0, 0, 1, 1, 1]);

    vi.advanceTimersByTime(31_000);
    await sender.sendDue();
    expect(connections()).toBe(4);
  },
);
