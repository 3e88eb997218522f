import { and, asc, count, desc, eq, gt, ilike, or, sql } from "drizzle-orm";
import type { UserStats } from "#core/contracts/admin-users.ts";
import type { UserOrder } from "#core/domain/accounts/admin-choices.ts";
import { ACTIVE_USERS_DAYS, NEW_USERS_DAYS } from "#core/domain/accounts/admin-choices.ts";
import { auditLog } from "#server/db/tables/audit.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { isNotDeleted } from "#server/platform/auth/deletion/delete-account.ts";
import { releaseAddress } from "#server/platform/auth/ownership/unclaimed.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { type Db, isUniqueViolation } from "#server/platform/storage/database.ts";
import { escapeLike } from "#server/platform/storage/escape-like.ts";
import { isoText } from "#server/platform/storage/iso-text.ts";

interface Page {
  search?: string | undefined;
  sort: UserOrder;
  limit: number;
  offset: number;
}

const ORDERS = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
  email: [asc(users.email)],
  name: [asc(sql`lower(${users.firstName})`), asc(sql`lower(${users.lastName})`), asc(users.id)],
};

const found = (search: string | undefined) => {
  if (!search) return isNotDeleted;
  const somewhere = `%${escapeLike(search)}%`;
  return and(
    isNotDeleted,
    or(
      ilike(users.email, somewhere),
      ilike(users.statedEmail, somewhere),
      ilike(sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`, somewhere),
    ),
  );
};

export function listUsers(db: Db, { search, sort, limit, offset }: Page): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(found(search))
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset);
}

export async function countUsers(db: Db, search?: string): Promise<number> {
  const [row] = await db.select({ people: count() }).from(users).where(found(search));
  return row?.people ?? 0;
}

export async function readStats(db: Db): Promise<UserStats> {
  const since = (days: number) => gt(users.createdAt, sql`now() - ${`${days} days`}::interval`);
  const counted = async (condition: ReturnType<typeof since> | undefined) => {
    const [row] = await db.select({ people: count() }).from(users).where(and(isNotDeleted, condition));
    return row?.people ?? 0;
  };
  return {
    totalUsers: await counted(undefined),
    newThisWeek: await counted(since(NEW_USERS_DAYS)),
    activeUsers: await counted(since(ACTIVE_USERS_DAYS)),
    adminUsers: await counted(eq(users.isAdmin, true)),
  };
}

const isActiveUser = (id: string) => and(eq(users.id, id), isNotDeleted);

type UserColumns = Partial<Omit<typeof users.$inferInsert, "id" | "createdAt" | "updatedAt">>;

export async function insertUser(db: Db, columns: UserColumns & Pick<UserRow, "email" | "password">): Promise<UserRow> {
  await releaseAddress(db, columns.email, { isConfirmed: false });
  const [row] = await refuseUsedEmail(db.insert(users).values(columns).returning());
  if (!row) throw new Error("An insert returned no row.");
  return row;
}

export async function updateUser(db: Db, id: string, columns: UserColumns): Promise<UserRow> {
  const [row] = await refuseUsedEmail(
    db
      .update(users)
      .set({ ...columns, updatedAt: new Date() })
      .where(isActiveUser(id))
      .returning(),
  );
  if (!row) throw userNotFound();
  return row;
}

export async function readUser(db: Db, id: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(isActiveUser(id));
  if (!row) throw userNotFound();
  return row;
}

/** Locks the row until the transaction ends, so that other changes to the same account wait. */
export async function lockUserRow(tx: Db, id: string): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(isActiveUser(id)).for("update");
  if (!row) throw userNotFound();
  return row;
}

export async function endSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Locks all administrators until the transaction ends, so that any other change to one of them waits. */
export function lockAdmins(db: Db): Promise<{ id: string }[]> {
  return db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).orderBy(asc(users.id)).for("update");
}

export function listAudit(db: Db, { limit, offset }: { limit: number; offset: number }) {
  return db.select().from(auditLog).orderBy(desc(auditLog.createdAt), desc(auditLog.id)).limit(limit).offset(offset);
}

interface AuditPosition {
  id: string;
  /** As text, because a Date has no microseconds, and records of one millisecond would be returned twice. */
  at: string;
}

/** The next actions after a position in the list, newest first. */
export function listAuditAfter(db: Db, last: AuditPosition | undefined, limit: number) {
  const { id, adminEmail, action, subject, fields, reason, createdAt } = auditLog;
  return db
    .select({ id, adminEmail, action, subject, fields, reason, createdAt: isoText(createdAt), at: sql<string>`${createdAt}::text` })
    .from(auditLog)
    .where(last && sql`(${createdAt}, ${id}) < (${last.at}::timestamptz, ${last.id}::uuid)`)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

async function refuseUsedEmail<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "adminUsers.addressTaken", { code: "email_taken" });
    throw error;
  }
}

const userNotFound = () => new AppError("not_found", "adminUsers.notFound");
