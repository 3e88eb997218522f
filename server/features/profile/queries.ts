import { eq } from "drizzle-orm";
import type { ProfileChange } from "#core/contracts/profile.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { omitUndefined } from "#server/platform/storage/omit-undefined.ts";

export async function updateProfile(db: Db, userId: string, change: ProfileChange): Promise<UserRow> {
  const { disclaimerAccepted, firstName, lastName, ...body } = change;
  const [row] = await db
    .update(users)
    .set({
      ...omitUndefined(body),
      ...(firstName !== undefined && { firstName: firstName || null }),
      ...(lastName !== undefined && { lastName: lastName || null }),
      ...(disclaimerAccepted && { disclaimerAccepted, disclaimerAcceptedAt: new Date() }),
      updatedAt: new Date(),
    })
    .where(eq(users.id, userId))
    .returning();
  if (!row) throw new AppError("not_found", "account.gone");
  return row;
}
