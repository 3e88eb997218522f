import type { MailKind } from "#core/domain/accounts/account-messages.ts";
import { mails } from "#server/db/tables/mails.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { findStatedEmail } from "#server/platform/auth/ownership/unclaimed.ts";
import type { Db } from "#server/platform/storage/database.ts";

type Addressee = Pick<UserRow, "id" | "email"> & Partial<Pick<UserRow, "statedEmail">>;

/** Mails to the owner of an account. Their texts contain nothing that a user typed, because the address may belong to a stranger. */
export type AccountMail =
  | { kind: "verify_email" | "passkey_added" | "two_factor_removed"; user: Addressee }
  | { kind: "password_changed"; user: Addressee; by: "themselves" | "link" | "sorted link" | "first link" | "claim" | "admin" }
  | { kind: "new_device"; user: Addressee; device: string }
  /** Sent to the new address. */
  | { kind: "change_email"; user: Addressee }
  /** Sent to the former address. */
  | { kind: "address_changed"; user: Addressee };

/** Adds mails to the queue, from which the sender takes them. Without a mail server, nothing is stored. */
export class MailQueue {
  /** Whether there is a mail server. */
  readonly isOn: boolean;

  constructor(isOn: boolean) {
    this.isOn = isOn;
  }

  /**
   * Runs in the transaction of the change that the mail reports, so that neither exists without the other. A mail to an address that the
   * account only states is queued like any other, so that nothing tells the account's user whose it is; the sender leaves it out.
   */
  async add(tx: Db, mail: AccountMail): Promise<void> {
    const { kind, user, ...details } = mail;
    await this.#insert(tx, { kind, userId: user.id, recipient: findStatedEmail(user), details });
  }

  /**
   * For a forgotten password. Whether the address has an account is checked only when the mail is sent, because the response must not
   * reveal it.
   */
  async addReset(db: Db, recipient: string): Promise<void> {
    await this.#insert(db, { kind: "reset_password", recipient });
  }

  async #insert(db: Db, row: { kind: MailKind; userId?: string; recipient: string; details?: Record<string, string> }): Promise<void> {
    if (!this.isOn) return;
    // Uses the same clock as the sender, because the database's clock may differ.
    const now = new Date();
    await db.insert(mails).values({ ...row, createdAt: now, dueAt: now });
  }
}
