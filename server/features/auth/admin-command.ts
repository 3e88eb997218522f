import { createInterface } from "node:readline/promises";
import { eq } from "drizzle-orm";
import type { AccountEventKind } from "#core/domain/accounts/account-events.ts";
import type { AuditedAction } from "#core/domain/accounts/admin-choices.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { recordOutsideEvent } from "#server/platform/auth/account-events.ts";
import { findUserByEmail } from "#server/platform/auth/accounts.ts";
import { COMMAND_LINE, recordChange } from "#server/platform/auth/audit.ts";
import { SECOND_FACTOR_OFF } from "#server/platform/auth/second-factor.ts";
import { ConfigError } from "#server/platform/config.ts";
import type { Db } from "#server/platform/storage/database.ts";

const EVERYBODY = "--all";
const USAGE =
  "Usage: npm run admin -- promote EMAIL, remove-second-factor EMAIL, end-sessions EMAIL or end-sessions --all; [--yes] asks nothing";

export interface Terminal {
  say: (line: string) => unknown;
  /** Returns the answer to a question, or an empty string if there is no terminal. */
  ask: (question: string) => Promise<string>;
}

interface Act {
  /** The reason if there is nothing to do; otherwise undefined. */
  isDone: (user: UserRow) => string | undefined;
  question: string;
  run: (tx: Db, userId: string) => Promise<unknown>;
  action: AuditedAction;
  event: AccountEventKind;
  done: string;
}

const END_SESSIONS: Act = {
  isDone: () => undefined,
  question: "Sign this account out on all devices?",
  run: (tx, userId) => tx.delete(sessions).where(eq(sessions.userId, userId)),
  action: "sessions_ended",
  event: "sessions_ended",
  done: "is signed out on all devices.",
};

const ACTS: Record<string, Act> = {
  "end-sessions": END_SESSIONS,
  promote: {
    isDone: (user) => (user.isAdmin ? "is already an administrator." : undefined),
    question: "Make this account an administrator?",
    run: (tx, userId) => tx.update(users).set({ isAdmin: true }).where(eq(users.id, userId)),
    action: "admin_given",
    event: "admin_given",
    done: "is now an administrator.",
  },
  "remove-second-factor": {
    isDone: (user) => (user.twoFactorEnabled ? undefined : "has no second factor."),
    question: "Remove the second factor, so that the password alone is enough to log in?",
    run: async (tx, userId) => {
      await tx
        .update(users)
        .set({ ...SECOND_FACTOR_OFF, twoFactorRemovedAt: new Date() })
        .where(eq(users.id, userId));
      await tx.delete(sessions).where(eq(sessions.userId, userId));
    },
    action: "two_factor_removed",
    event: "two_factor_off",
    done: "can now log in with the password alone, and is signed out on all devices.",
  },
};

export interface AdminCommand {
  act: Act;
  /** Undefined for all accounts. */
  address: string | undefined;
  isSure: boolean;
}

export function readAdminCommand(args: string[]): AdminCommand {
  const [verb = "", email, ...rest] = args.filter((arg) => arg !== "--yes");
  const act = Object.hasOwn(ACTS, verb) ? ACTS[verb] : undefined;
  const isForAll = email === EVERYBODY;
  if (!act || email === undefined || rest.length > 0 || (isForAll && act !== END_SESSIONS)) throw new ConfigError(USAGE);
  return { act, address: isForAll ? undefined : email.trim().toLowerCase(), isSure: args.includes("--yes") };
}

export async function runAdminCommand(db: Db, { act, address, isSure }: AdminCommand, terminal: Terminal): Promise<void> {
  if (address !== undefined) return runForAccount(db, { act, address, isSure }, terminal);
  if (!isSure) await confirm("Sign out all accounts on all devices?", terminal);
  const amount = await db.transaction(endAllSessions);
  terminal.say(`Signed out on all devices: ${amount} ${amount === 1 ? "account" : "accounts"}.`);
}

/** Prints the account's age first, because anyone can register any email address. */
async function runForAccount(db: Db, { act, address, isSure }: AdminCommand & { address: string }, terminal: Terminal): Promise<void> {
  const { say } = terminal;
  const user = await findUserByEmail(db, address);
  if (!user) throw new ConfigError(`Nobody is registered as ${address}.`);
  const nothingToDo = act.isDone(user);
  if (nothingToDo !== undefined) {
    say(`${address} ${nothingToDo}`);
    return;
  }
  say(describe(user, new Date()));
  if (!isSure) await confirm(act.question, terminal);
  await db.transaction(async (tx) => {
    await act.run(tx, user.id);
    await recordChange(tx, COMMAND_LINE, act.action, user);
    await recordOutsideEvent(tx, user.id, act.event, "command line");
  });
  say(`${address} ${act.done}`);
}

async function confirm(question: string, { ask }: Terminal): Promise<void> {
  if (/^y(es)?$/i.test((await ask(`${question} (y/N) `)).trim())) return;
  throw new ConfigError("nothing was changed. Answer y, or add --yes in a script.");
}

/** Returns how many accounts were signed in. Every running server is notified of each session that ends. */
async function endAllSessions(tx: Db): Promise<number> {
  const ended = await tx.delete(sessions).returning({ userId: sessions.userId });
  const userIds = new Set(ended.map(({ userId }) => userId));
  for (const userId of userIds) await recordOutsideEvent(tx, userId, "sessions_ended", "command line");
  await recordChange(tx, COMMAND_LINE, "sessions_ended", "all accounts");
  return userIds.size;
}

/** Example: 'maya@example.com, Maya Lindqvist, registered on 2026-03-01 (8 days ago).' */
function describe({ email, firstName, lastName, createdAt }: UserRow, now: Date): string {
  const name = [firstName, lastName].filter(Boolean).join(" ") || "no name given";
  const days = Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS);
  const age = days < 1 ? "less than a day ago" : days === 1 ? "1 day ago" : `${days} days ago`;
  return `${email}, ${name}, registered on ${createdAt.toISOString().slice(0, 10)} (${age}).`;
}

/** Asks on the terminal. Without a terminal, or at the end of input, the answer is empty. */
export async function askOnTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    return await Promise.race([terminal.question(question), closed]);
  } finally {
    terminal.close();
  }
}
