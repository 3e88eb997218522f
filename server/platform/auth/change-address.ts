import { eq } from "drizzle-orm";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { MailQueue } from "#server/platform/mail/mail-queue.ts";
import { type Db, isUniqueViolation } from "#server/platform/storage/database.ts";
import { deleteLinks } from "./account-links.ts";
import { recordChange } from "./audit.ts";
import { confirmAddress, findStatedEmail, releaseAddress, UNCONFIRMED } from "./ownership/unclaimed.ts";

/** Changes a user's own address. Must run in a transaction that has locked the account. Notifies the former address. */
export async function changeAddress(
  tx: Db,
  mail: MailQueue,
  user: UserRow,
  email: string,
  { isVerified }: { isVerified: boolean },
): Promise<void> {
  await releaseAddress(tx, email, { isConfirmed: isVerified });
  try {
    await tx
      .update(users)
      .set({ email, statedEmail: null, ...(isVerified ? confirmAddress(user) : UNCONFIRMED) })
      .where(eq(users.id, user.id));
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "account.addressTaken", { code: "email_taken" });
    throw error;
  }
  await deleteLinks(tx, user.id);
  await mail.add(tx, { kind: "address_changed", user });
  await recordChange(tx, { id: user.id, email: findStatedEmail(user) }, "address_changed", { id: user.id, email });
}
