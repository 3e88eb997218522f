import { and, asc, desc, eq, getTableColumns, gt, isNull, type SQL } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { readDiary } from "#server/db/read-diary.ts";
import { accountEvents } from "#server/db/tables/account-events.ts";
import { accountLinks } from "#server/db/tables/account-links.ts";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import { auditLog } from "#server/db/tables/audit.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { foods, starredFoods } from "#server/db/tables/foods.ts";
import { idempotencyKeys } from "#server/db/tables/idempotency-keys.ts";
import { imports } from "#server/db/tables/imports.ts";
import { learnAnswers, learnFacts } from "#server/db/tables/learn.ts";
import { mails } from "#server/db/tables/mails.ts";
import { plannedRecipes } from "#server/db/tables/meal-plan.ts";
import { ownRecipes } from "#server/db/tables/own-recipes.ts";
import { passkeys } from "#server/db/tables/passkeys.ts";
import { userPreferences } from "#server/db/tables/preferences.ts";
import { savedMeals } from "#server/db/tables/saved-meals.ts";
import { schoolIdentities } from "#server/db/tables/school-identities.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { waterIntake } from "#server/db/tables/water.ts";
import type { Db } from "#server/platform/storage/database.ts";

type ReadRows = (db: Db, userId: string) => Promise<unknown>;

/** A table with rows of a user. */
export interface PersonalTable {
  table: PgTable;
  /** The column with the id of the row's user. */
  owner: PgColumn;
  /** Columns that refer to other users. */
  otherUsers?: readonly PgColumn[];
  /** The name in the user's download, and how to read it, in pages if the rows are unlimited. Null if the download omits the table. */
  export: { name: string; read: ReadRows } | { name: string; readPages: typeof readDiary } | null;
  /** What happens to the rows when the account is deleted. */
  onDeletion: "deleted" | "kept without the user";
  isBackedUp: boolean;
}

interface RowOptions {
  orderBy?: PgColumn;
  omit?: PgColumn[];
  where?: SQL;
}

/** Reads the user's rows with all columns except the omitted ones, ordered by the given column. */
const exportRows =
  (table: PgTable, owner: PgColumn, { orderBy = owner, omit = [], where }: RowOptions = {}): ReadRows =>
  async (db, userId) => {
    const columns = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([, column]) => !omit.includes(column)));
    return db
      .select(columns)
      .from(table)
      .where(and(eq(owner, userId), where))
      .orderBy(asc(orderBy));
  };

const exportFirstRow =
  (table: PgTable, owner: PgColumn): ReadRows =>
  async (db, userId) =>
    (await db.select().from(table).where(eq(owner, userId)).limit(1))[0] ?? null;

const listStarredFoods: ReadRows = (db, userId) =>
  db
    .select({ foodId: foods.id, name: foods.name })
    .from(starredFoods)
    .innerJoin(foods, eq(foods.id, starredFoods.foodId))
    .where(eq(starredFoods.userId, userId));

const listDevices: ReadRows = async (db, userId) => {
  const rows = await db
    .select({ sess: sessions.sess, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, new Date())))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map(({ sess: { userAgent }, ...times }) => ({ userAgent, ...times }));
};

/**
 * Every table with rows of a user, declared once for the download, the deletion of an account, the backup and the tests. A test fails on a
 * table that refers to `users` and is not declared here.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: userPreferences,
    owner: userPreferences.userId,
    export: { name: "preferences", read: exportFirstRow(userPreferences, userPreferences.userId) },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: apiKeys,
    owner: apiKeys.userId,
    export: { name: "apiKeys", read: exportRows(apiKeys, apiKeys.userId, { omit: [apiKeys.userId, apiKeys.encryptedKey] }) },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: passkeys,
    owner: passkeys.userId,
    export: {
      name: "passkeys",
      read: exportRows(passkeys, passkeys.userId, {
        orderBy: passkeys.createdAt,
        omit: [passkeys.userId, passkeys.credentialId, passkeys.publicKey, passkeys.userHandle],
      }),
    },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: foods,
    owner: foods.ownerId,
    // The diary contains what was logged of a deleted food, so the food itself is not exported.
    export: {
      name: "foods",
      read: exportRows(foods, foods.ownerId, { orderBy: foods.name, omit: [foods.deletedAt], where: isNull(foods.deletedAt) }),
    },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: starredFoods,
    owner: starredFoods.userId,
    export: { name: "starredFoods", read: listStarredFoods },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: savedMeals,
    owner: savedMeals.userId,
    export: { name: "savedMeals", read: exportRows(savedMeals, savedMeals.userId, { orderBy: savedMeals.name }) },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: ownRecipes,
    owner: ownRecipes.userId,
    export: { name: "recipes", read: exportRows(ownRecipes, ownRecipes.userId, { orderBy: ownRecipes.name }) },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: diaryEntries,
    owner: diaryEntries.userId,
    export: { name: "diary", readPages: readDiary },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: idempotencyKeys,
    owner: idempotencyKeys.userId,
    // Random keys and hashes, which say nothing about the user that the diary does not.
    export: null,
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: waterIntake,
    owner: waterIntake.userId,
    export: { name: "water", read: exportRows(waterIntake, waterIntake.userId, { orderBy: waterIntake.date }) },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: learnAnswers,
    owner: learnAnswers.userId,
    export: {
      name: "learnAnswers",
      read: exportRows(learnAnswers, learnAnswers.userId, { orderBy: learnAnswers.answeredAt, omit: [learnAnswers.isRepeated] }),
    },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: learnFacts,
    owner: learnFacts.userId,
    export: { name: "learnFacts", read: exportRows(learnFacts, learnFacts.userId, { orderBy: learnFacts.fact }) },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: plannedRecipes,
    owner: plannedRecipes.userId,
    export: {
      name: "mealPlan",
      read: exportRows(plannedRecipes, plannedRecipes.userId, { orderBy: plannedRecipes.day, omit: [plannedRecipes.userId] }),
    },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: schoolIdentities,
    owner: schoolIdentities.userId,
    export: {
      name: "schoolSignIns",
      read: exportRows(schoolIdentities, schoolIdentities.userId, { orderBy: schoolIdentities.createdAt, omit: [schoolIdentities.userId] }),
    },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: imports,
    owner: imports.userId,
    export: {
      name: "imports",
      read: exportRows(imports, imports.userId, {
        orderBy: imports.createdAt,
        omit: [imports.userId, imports.claim, imports.claimedUntil],
      }),
    },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: sessions,
    owner: sessions.userId,
    export: { name: "devices", read: listDevices },
    onDeletion: "deleted",
    // A session that was ended after the backup must not be restored.
    isBackedUp: false,
  },
  {
    table: accountEvents,
    owner: accountEvents.userId,
    export: {
      name: "accountEvents",
      read: exportRows(accountEvents, accountEvents.userId, {
        orderBy: accountEvents.at,
        omit: [accountEvents.userId, accountEvents.groupKey],
      }),
    },
    onDeletion: "deleted",
    isBackedUp: true,
  },
  {
    table: mails,
    owner: mails.userId,
    export: {
      name: "mails",
      read: exportRows(mails, mails.userId, { orderBy: mails.createdAt, omit: [mails.userId, mails.attempts, mails.dueAt] }),
    },
    onDeletion: "deleted",
    // A mail that was sent after the backup must not be sent again.
    isBackedUp: false,
  },
  {
    table: accountLinks,
    owner: accountLinks.userId,
    export: {
      name: "accountLinks",
      read: exportRows(accountLinks, accountLinks.userId, {
        orderBy: accountLinks.createdAt,
        omit: [accountLinks.userId, accountLinks.tokenHash],
      }),
    },
    onDeletion: "deleted",
    // A link that was used after the backup must not work again.
    isBackedUp: false,
  },
  {
    table: auditLog,
    owner: auditLog.adminId,
    otherUsers: [auditLog.subjectId],
    // The log belongs to the installation, because it records what administrators did to other people's accounts.
    export: null,
    onDeletion: "kept without the user",
    isBackedUp: true,
  },
];

export const tableName = ({ table }: PersonalTable): string => getTableConfig(table).name;
