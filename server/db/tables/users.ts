import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, real, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { REGIONS } from "#core/content/regions/regions.ts";
import { GUARDIAN_CONSENTS } from "#core/domain/accounts/guardian-consent.ts";
import { FOOD_DISPLAYS } from "#core/domain/calm/food-displays.ts";
import { HABITS } from "#core/domain/diary/habits.ts";
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS } from "#core/domain/needs/profile-choices.ts";
import { LEGAL_VERSION } from "#core/domain/site/legal/legal-version.ts";
import { createdAt, updatedAt } from "#server/db/tables/timestamps.ts";

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Trimmed and in lower case, so that addresses are unique regardless of case. */
    email: text().notNull().unique(),
    /** An argon2id hash. */
    password: text().notNull(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    isAdmin: boolean().notNull().default(false),
    emailVerified: boolean().notNull().default(false),
    emailVerifiedAt: timestamp({ withTimezone: true }),
    /**
     * The address as its user stated it, if somebody else showed that it is theirs. The account's email is then a placeholder, because an
     * unconfirmed address reserves nothing.
     */
    statedEmail: text(),
    /**
     * Since when the account belongs to the owner of its address. What was added before may be a stranger's. Null if the address was never
     * confirmed, or was confirmed before version 1.1, which recorded no order.
     */
    ownedSince: timestamp({ withTimezone: true }),
    /** Encrypted. */
    twoFactorSecret: text(),
    twoFactorEnabled: boolean().notNull().default(false),
    /** Null if it was enabled before version 1.1. */
    twoFactorEnabledAt: timestamp({ withTimezone: true }),
    /** Hashes. A used code is removed. */
    twoFactorBackupCodes: text().array(),
    /** The time step of the newest accepted code, so that no code works twice. */
    twoFactorLastStep: integer(),
    /** When an administrator removed the second factor. Null again once the user has seen the notice. */
    twoFactorRemovedAt: timestamp({ withTimezone: true }),
    height: integer(),
    weight: real(),
    age: integer(),
    gender: text({ enum: GENDERS }),
    activityLevel: text({ enum: ACTIVITY_LEVELS }),
    weightGoal: text({ enum: WEIGHT_GOALS }),
    calorieGoal: integer(),
    disclaimerAccepted: boolean().notNull().default(false),
    disclaimerAcceptedAt: timestamp({ withTimezone: true }),
    /** Null until the user has chosen. Until then, numbers are shown. */
    foodDisplay: text({ enum: FOOD_DISPLAYS }),
    habits: text({ enum: HABITS }).array().notNull().default([]),
    /** When the user paused logging. Logging an entry ends the pause. */
    pausedSince: timestamp({ withTimezone: true }),
    bodyOfferClosed: boolean().notNull().default(false),
    /** Where the user lives. Null until the user has chosen. */
    region: text({ enum: REGIONS }),
    /** Null if no consent is needed. Nobody can sign in to an account that is waiting for consent. */
    guardianConsent: text({ enum: GUARDIAN_CONSENTS }),
    /** The version of the legal texts that the user has seen; null if they should see the current one. */
    legalVersionSeen: text().$defaultFn(() => LEGAL_VERSION),
    /** Set when the account was deleted: nobody can find or enter it any more, while its rows are deleted in batches, and at last this one. */
    deletedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Each index is read in both directions, so it serves one sort order of the administrators' table and its reverse.
    index("users_created_at_id_index").on(table.createdAt, table.id),
    index("users_name_index").on(sql`lower(${table.firstName})`, sql`lower(${table.lastName})`, table.id),
    index("users_admins_index").on(table.id).where(sql`${table.isAdmin}`),
    index("users_stated_email_index").on(table.statedEmail).where(sql`${table.statedEmail} is not null`),
    index("users_deleted_at_index").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index("users_awaiting_consent_index").on(table.createdAt).where(sql`${table.guardianConsent} = 'waiting'`),
  ],
);

export type UserRow = typeof users.$inferSelect;
