import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** What a person needs to recognise a device; nothing that tracks them. */
export interface SessionDetails {
  userAgent: string | null;
  /** Where the person signed in, if it was at a school's or home's provider; the token is encrypted and only ends the session there. */
  school?: { issuer: string; idToken?: string };
}

export const sessions = pgTable(
  "sessions",
  {
    /** A keyed hash of the cookie's token: who reads this table still holds no session. */
    sid: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sess: jsonb().$type<SessionDetails>().notNull(),
    createdAt: createdAt(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the password was last typed: what matters most asks for it again. */
    provenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expire: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("sessions_user_id_index").on(table.userId), index("sessions_expire_index").on(table.expire)],
);
