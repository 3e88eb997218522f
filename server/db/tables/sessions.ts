import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** Details by which a user recognizes a device; nothing that tracks them. */
export interface SessionDetails {
  userAgent: string | null;
  /** Set if the user signed in at a school's or home's provider. The token is encrypted and is used only for signing out there. */
  school?: { issuer: string; idToken?: string };
}

export const sessions = pgTable(
  "sessions",
  {
    /** A keyed hash of the cookie's token, so that reading this table does not give access to sessions. */
    sid: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sess: jsonb().$type<SessionDetails>().notNull(),
    createdAt: createdAt(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the password was last entered. Sensitive actions require it to be recent. */
    verifiedAt: timestamp("proven_at", { withTimezone: true }).notNull().defaultNow(),
    expire: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("sessions_user_id_index").on(table.userId), index("sessions_expire_index").on(table.expire)],
);
