import * as z from "zod";
import type { FoodView } from "#core/contracts/food-view.ts";
import { User } from "#core/contracts/sign-in/auth.ts";
import { LEGAL_VERSION } from "#core/domain/site/legal/legal-version.ts";
import { type GoalNoticeText, writeGoalNotices } from "#core/texts/goal-notices.ts";
import { DEFAULT_LANGUAGE } from "#core/texts/languages.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { findStatedEmail } from "#server/platform/auth/ownership/unclaimed.ts";
import { hasPassword } from "#server/platform/auth/passwords.ts";
import { type SerializedJson, writeJson } from "#server/platform/http/serialized-json.ts";

export interface OwnAccount {
  view: z.output<typeof FoodView>;
  notices: GoalNoticeText[];
  hasPassword: boolean;
  hasNewLegalTexts: boolean;
}

/** A user as shown in their own responses, with their view of food and notices about their figures and goals. */
export const asCurrentUser = (user: UserRow): UserRow & OwnAccount => ({
  ...user,
  email: findStatedEmail(user),
  view: toFoodView(user),
  notices: writeGoalNotices(user, DEFAULT_LANGUAGE),
  hasPassword: hasPassword(user),
  hasNewLegalTexts: user.legalVersionSeen !== LEGAL_VERSION,
});

const currentUserJson = new WeakMap<UserRow, SerializedJson>();

/** The same as JSON. It is serialized once for each user object, which the session cache keeps until the user changes. */
export function writeCurrentUser(user: UserRow): SerializedJson {
  const cached = currentUserJson.get(user) ?? writeJson(z.encode(User, asCurrentUser(user)));
  currentUserJson.set(user, cached);
  return cached;
}

/** Only included in the user's own responses. */
export const toFoodView = ({ foodDisplay, habits, pausedSince, bodyOfferClosed, region }: UserRow): OwnAccount["view"] => ({
  foodDisplay,
  habits,
  pausedSince,
  bodyOfferClosed,
  region,
});

const pageUsers = new WeakMap<UserRow, User>();

/**
 * The user as a page's source contains them: in calm mode without the calorie goal, which the API still returns.
 * Encoded once for each user object, like the JSON.
 */
export function toPageUser(user: UserRow): User {
  const cached =
    pageUsers.get(user) ?? z.encode(User, { ...asCurrentUser(user), ...(user.foodDisplay === "calm" && { calorieGoal: null }) });
  pageUsers.set(user, cached);
  return cached;
}
