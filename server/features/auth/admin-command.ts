import { createInterface } from "node:readline/promises";
import { eq } from "drizzle-orm";
import { sessions } from "#server/db/tables/sessions.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { findUserByEmail } from "#server/platform/auth/accounts.ts";
import { SECOND_FACTOR_OFF } from "#server/platform/auth/second-factor.ts";
import { ConfigError } from "#server/platform/config.ts";
import type { Db } from "#server/platform/storage/database.ts";

const DAY_MS = 24 * 60 * 60_000;
const USAGE = "Usage: npm run admin -- promote EMAIL [--yes], or: npm run admin -- remove-second-factor EMAIL [--yes]";

export interface Terminal {
  say: (line: string) => unknown;
  /** Returns the answer to a question, or an empty string if there is no terminal. */
  ask: (question: string) => Promise<string>;
}

interface Act {
  /** The reason if there is nothing to do; otherwise undefined. */
  isDone: (user: UserRow) => string | undefined;
  question: string;
  run: (db: Db, userId: string) => Promise<unknown>;
  done: string;
}

const ACTS: Record<string, Act> = {
  promote: {
    isDone: (user) => (user.isAdmin ? "is already an administrator." : undefined),
    question: "Make this account an administrator?",
    run: (db, userId) => db.update(users).set({ isAdmin: true }).where(eq(users.id, userId)),
    done: "is now an administrator.",
  },
  "remove-second-factor": {
    isDone: (user) => (user.twoFactorEnabled ? undefined : "has no second factor."),
    question: "Remove the second factor, so that the password alone is enough to log in?",
    run: (db, userId) =>
      db.transaction(async (tx) => {
        await tx
          .update(users)
          .set({ ...SECOND_FACTOR_OFF, twoFactorRemovedAt: new Date() })
          .where(eq(users.id, userId));
        await tx.delete(sessions).where(eq(sessions.userId, userId));
      }),
    done: "can now log in with the password alone, and is signed out on all devices.",
  },
};

export interface AdminCommand {
  act: Act;
  address: string;
  isSure: boolean;
}

export function readAdminCommand(args: string[]): AdminCommand {
  const [verb = "", email, ...rest] = args.filter((arg) => arg !== "--yes");
  const act = Object.hasOwn(ACTS, verb) ? ACTS[verb] : undefined;
  if (!act || email === undefined || rest.length > 0) throw new ConfigError(USAGE);
  return { act, address: email.trim().toLowerCase(), isSure: args.includes("--yes") };
}

/** Runs a command for one account. Prints the account's age first, because anyone can register any email address. */
export async function runAdminCommand(db: Db, { act, address, isSure }: AdminCommand, { say, ask }: Terminal): Promise<void> {
  const user = await findUserByEmail(db, address);
  if (!user) throw new ConfigError(`Nobody is registered as ${address}.`);
  const nothingToDo = act.isDone(user);
  if (nothingToDo !== undefined) {
    say(`${address} ${nothingToDo}`);
    return;
  }
  say(describe(user, new Date()));
  if (!isSure && !/^y(es)?$/i.test((await ask(`${act.question} (y/N) `)).trim())) {
    throw new ConfigError("nothing was changed. Answer y, or add --yes in a script.");
  }
  await act.run(db, user.id);
  say(`${address} ${act.done}`);
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
