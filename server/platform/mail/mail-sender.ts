import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Transporter } from "nodemailer";
import type { LinkPurpose, MailKind } from "#core/domain/accounts/account-messages.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { DEFAULT_LANGUAGE } from "#core/texts/languages.ts";
import { type MailRow, mails } from "#server/db/tables/mails.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { createLink } from "#server/platform/auth/account-links.ts";
import { isOnlyStated, isUnclaimed } from "#server/platform/auth/ownership/unclaimed.ts";
import type { MailConfig } from "#server/platform/config.ts";
import { Circuit } from "#server/platform/other-services/circuit.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { composeMail } from "./mail-texts.ts";
import { writeMail } from "./write-mail.ts";

/** Longer than sending one mail may take, so that no other process sends it too. */
const CLAIMED_FOR_MS = 5 * MINUTE_MS;
const CONNECT_TIMEOUT_MS = 15_000;
const SOCKET_TIMEOUT_MS = 30_000;
/** For a server that sends something now and then, so that no other time limit expires. */
const MAIL_TIMEOUT_MS = 2 * MINUTE_MS;
const FAILURES = 3;
/** Accounts have no language yet. */
const RECIPIENT_LANGUAGE = DEFAULT_LANGUAGE;
const MAX_PAUSE_MS = HOUR_MS;
/** A link for a new password is useless hours later; a notification is not. */
const EXPIRES_AFTER_MS: Partial<Record<MailKind, number>> = { reset_password: 30 * MINUTE_MS };
const RETENTION_MS = 30 * DAY_MS;

const LINKS = { reset_password: "reset_by_mail", verify_email: "verify_email" } as const satisfies Partial<Record<MailKind, LinkPurpose>>;

interface Letter {
  kind: MailKind;
  token: string;
}

/** The details of a failure that are logged. The mail server's own message may contain the address, so it is omitted. */
export interface MailFailure {
  kind: MailKind;
  attempts: number;
  code: string | undefined;
  responseCode: number | undefined;
  hasFailedForGood: boolean;
}

/**
 * Sends mails that are due. Several processes may run one, because each mail is claimed by the statement that finds it. If a process is
 * killed after the mail server accepted a mail and before that is recorded, the mail is sent twice.
 */
export class MailSender {
  readonly #db: Db;
  readonly #config: MailConfig;
  readonly #onFailure: (failure: MailFailure) => void;
  readonly #timeoutMs: number;
  readonly #circuit = new Circuit({ failures: FAILURES });
  #transport: Transporter | undefined;
  #running: Promise<number> | undefined;
  #isStopped = false;

  constructor(db: Db, config: MailConfig, onFailure: (failure: MailFailure) => void = () => {}, timeoutMs: number = MAIL_TIMEOUT_MS) {
    this.#db = db;
    this.#config = config;
    this.#onFailure = onFailure;
    this.#timeoutMs = timeoutMs;
  }

  /** Returns how many were sent. A call while another is in progress waits for that one. */
  sendDue(): Promise<number> {
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** The code of the failure if the mail server cannot be reached or refuses to be signed in to. */
  async findProblem(): Promise<string | undefined> {
    const transport = await this.#connect();
    return transport.verify().then(
      () => undefined,
      (error: { code?: string }) => error.code ?? "no code",
    );
  }

  /** Stops after the mail that is being sent. The others stay in the queue. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running?.catch(() => {});
    this.#transport?.close();
  }

  async #sendAll(): Promise<number> {
    let sent = 0;
    for (let mail = await this.#claim(); mail; mail = await this.#claim()) {
      try {
        if (await this.#circuit.run(() => this.#send(mail), isUnanswered)) sent += 1;
        await this.#finish(mail, new Date());
      } catch (error) {
        await this.#retryLater(mail, error);
      }
    }
    return sent;
  }

  async #claim(): Promise<MailRow | undefined> {
    // The mails stay in the queue, and count no attempt.
    if (this.#isStopped || this.#circuit.isOpen) return undefined;
    const now = Date.now();
    const next = this.#db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNotNull(mails.dueAt), lte(mails.dueAt, new Date(now))))
      .orderBy(asc(mails.dueAt))
      .limit(1)
      .for("update", { skipLocked: true });
    const [claimed] = await this.#db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, dueAt: new Date(now + CLAIMED_FOR_MS) })
      .where(eq(mails.id, sql`(${next})`))
      .returning();
    return claimed;
  }

  /** Returns false if there is no recipient: an address without an account, or one that has changed. */
  async #send(mail: MailRow): Promise<boolean> {
    if (mail.recipient === null) return false;
    const letter = await this.#findLetter(mail, mail.recipient);
    if (!letter) return false;
    const facts = { publicUrl: this.#config.publicUrl, details: mail.details ?? {}, token: letter.token };
    const { subject, ...text } = composeMail(letter.kind, facts, RECIPIENT_LANGUAGE);
    const transport = await this.#connect();
    const sending = transport.sendMail({
      from: this.#config.from,
      to: { name: "", address: mail.recipient },
      subject,
      ...writeMail(text, RECIPIENT_LANGUAGE),
      // The same id for every attempt, so that a mail program can recognize a duplicate.
      messageId: `<${mail.id}@${new URL(this.#config.publicUrl).hostname}>`,
      textEncoding: "quoted-printable",
      headers: { "Auto-Submitted": "auto-generated" },
    });
    await endsWithin(this.#timeoutMs, sending);
    return true;
  }

  async #findLetter(mail: MailRow, recipient: string): Promise<Letter | undefined> {
    const { kind, userId } = mail;
    if (kind === "change_email") return this.#offerAddress(mail, recipient);
    if (kind !== "reset_password" && kind !== "verify_email") return (await this.#belongsToAnother(mail)) ? undefined : { kind, token: "" };
    const holder = await this.#findAccount(recipient);
    // Somebody else has the address that the account states.
    if (kind === "verify_email" && holder?.id !== userId) return this.#offerAddress(mail, recipient);
    // Nobody can log in with the address, so whoever asks may be somebody else than the account's user.
    if (!holder || (kind === "reset_password" && isOnlyStated(holder))) return undefined;
    return { kind, token: (await createLink(this.#db, holder, LINKS[kind])).token };
  }

  /**
   * Decided here and not in the response, which must not reveal whether the address has an account. An account gives up an address that
   * nobody has shown to be its owner's.
   */
  async #offerAddress({ id, kind, userId }: MailRow, newEmail: string): Promise<Letter | undefined> {
    if (userId === null) return undefined;
    return this.#db.transaction(async (tx) => {
      // Canceling the change takes the same lock, so it either deletes this mail's link, or has already deleted the mail.
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("share");
      const [waiting] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, id));
      if (!waiting || !user || user.email === newEmail) return undefined;
      const [owner] = await tx.select().from(users).where(eq(users.email, newEmail));
      if (owner && !isUnclaimed(owner)) {
        // A link that nobody gets, so that the download of a new account does not tell either whether its address was free.
        if (kind === "verify_email") await createLink(tx, { id: user.id, email: newEmail }, kind);
        return { kind: "address_taken", token: "" };
      }
      return { kind: "change_email", token: (await createLink(tx, user, "change_email", newEmail)).token };
    });
  }

  /** Whether the account that the mail is about only states the address, which somebody else holds. */
  async #belongsToAnother({ userId, recipient }: MailRow): Promise<boolean> {
    const holder = await this.#findAccount(recipient ?? "");
    return holder !== undefined && holder.id !== userId;
  }

  async #findAccount(email: string): Promise<UserRow | undefined> {
    const [user] = await this.#db.select().from(users).where(eq(users.email, email));
    return user;
  }

  /** Loaded with the first mail, not at every start. */
  async #connect(): Promise<Transporter> {
    const { createTransport } = await import("nodemailer");
    this.#transport ??= createTransport({
      url: this.#config.smtpUrl,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return this.#transport;
  }

  /** Only applies to the current attempt, because another process may have claimed the mail meanwhile. */
  async #finish({ id, attempts, userId }: MailRow, sentAt: Date | null): Promise<void> {
    const isOurs = and(eq(mails.id, id), eq(mails.attempts, attempts));
    // A request for a new password belongs to no account, so it is deleted completely.
    if (userId === null) await this.#db.delete(mails).where(isOurs);
    else await this.#db.update(mails).set({ dueAt: null, sentAt, recipient: null, details: null }).where(isOurs);
  }

  async #retryLater(mail: MailRow, error: unknown): Promise<void> {
    const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
    const now = Date.now();
    // A rejected sender is a configuration mistake that the operator can fix, so the mail is retried.
    const isRefused = (command === "RCPT TO" || command === "DATA") && (responseCode ?? 0) >= 500;
    const hasFailedForGood = isRefused || now - mail.createdAt.getTime() >= (EXPIRES_AFTER_MS[mail.kind] ?? DAY_MS);
    this.#onFailure({ kind: mail.kind, attempts: mail.attempts, code, responseCode, hasFailedForGood });
    if (hasFailedForGood) return this.#finish(mail, null);
    const pauseMs = Math.min(MINUTE_MS * 2 ** (mail.attempts - 1), MAX_PAUSE_MS);
    await this.#db
      .update(mails)
      .set({ dueAt: new Date(now + pauseMs) })
      .where(and(eq(mails.id, mail.id), eq(mails.attempts, mail.attempts)));
  }
}

/** A server that refuses a mail has at least answered. */
const isUnanswered = (error: unknown): boolean => (error as { responseCode?: number }).responseCode === undefined;

/** nodemailer cannot cancel a mail. If it is sent after all, the next attempt has the same message id. */
async function endsWithin(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error("The mail server took too long."), { code: "ETIMEDOUT" })), timeoutMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Also runs without a mail server, because there may have been one earlier. */
export async function deleteOldMails(db: Db): Promise<void> {
  await db.delete(mails).where(lte(mails.createdAt, new Date(Date.now() - RETENTION_MS)));
}
