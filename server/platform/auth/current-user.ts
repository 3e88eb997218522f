import { type GoalNotice, goalNotices } from "#core/domain/needs/goal-notices.ts";
import type { UserRow } from "#server/db/tables/users.ts";

/** A person as their own answers show them: with what is worth a kind word about their figures and goals. */
export const asCurrentUser = (user: UserRow): UserRow & { notices: GoalNotice[] } => ({ ...user, notices: goalNotices(user) });
