import { expect, test } from "vitest";
import { PRIVACY_POLICY } from "#core/domain/site/legal/privacy.ts";
import { PERSONAL_TABLES, tableName } from "./personal-data.ts";

/** The point of the privacy text that names what a table stores. */
const TOPICS: Record<string, string> = {
  user_preferences: "Preferences",
  api_keys: "AI keys",
  passkeys: "Passkeys",
  foods: "Your own foods",
  starred_foods: "Diary and water",
  saved_meals: "Diary and water",
  own_recipes: "Your own recipes",
  diary_entries: "Diary and water",
  idempotency_keys: "Sent twice",
  water_intake: "Diary and water",
  learn_answers: "Learn",
  learn_facts: "Learn",
  planned_recipes: "Week plan",
  school_identities: "School or home sign-in",
  imports: "Diaries you bring in",
  sessions: "Logged-in devices",
  account_events: "What happened on your account",
  mails: "Mails",
  account_links: "One-time links",
  audit_log: "Log of changes",
};

test("the privacy text names what every table with rows of a user stores", () => {
  expect(Object.keys(TOPICS).toSorted()).toEqual(PERSONAL_TABLES.map(tableName).toSorted());
  const named = [...PRIVACY_POLICY.matchAll(/<li><strong>([^<]+):<\/strong>/g)].map(([, topic]) => topic);
  expect(Object.values(TOPICS).filter((topic) => !named.includes(topic))).toEqual([]);
});
