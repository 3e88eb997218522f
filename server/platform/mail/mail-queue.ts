import type { MailKind } from "#core/domain/account-messages.ts";
import { mails } from "#server/db/tables/mails.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/storage/database.ts";

type Addressee = Pick<UserRow, "id" | "email">;

/** Mails to somebody with an account. Their texts hold nothing that anyone typed: the address may be a stranger's. */
export type AccountMail =
  | { kind: "verify_email" | "passkey_added" | "two_factor_removed"; user: Addressee }
  | { kind: "password_changed"; user: Addressee; by: "themselves" | "link" | "first link" | "admin" }
  | { kind: "new_device"; user: Addressee; device: string }
  /** Goes to the address that the account is to get. */
  | { kind: "change_email"; user: Addressee }
  /** Goes to the former address. */
  | { kind: "address_changed"; user: Addressee };

/** Puts mails in line; the sender takes them from there. Without a mail server nothing is written down. */
export class MailQueue {
  /** Whether there is a mail server. */
  readonly isOn: boolean;

  constructor(isOn: boolean) {
    this.isOn = isOn;
  }

  /** In the transaction of what it tells about, so that there is never one without the other. */
  async add(tx: Db, mail: AccountMail): Promise<void> {
    const { kind, user, ...details } = mail;
    await this.#insert(tx, { kind, userId: user.id, recipient: user.email, details });
  }

  /** For a forgotten password. Whether the address has an account is found out when the mail is sent: the answer must not tell. */
  async addReset(db: Db, recipient: string): Promise<void> {
    await this.#insert(db, { kind: "reset_password", recipient });
  }

  async #insert(db: Db, row: { kind: MailKind; userId?: string; recipient: string; details?: Record<string, string> }): Promise<void> {
    if (!this.isOn) return;
    // By the clock that the sender goes by: the database's may differ.
    const now = new Date();
    await db.insert(mails).values({ ...row, createdAt: now, dueAt: now });
  }
}
