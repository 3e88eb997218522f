import { getTableColumns } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { faqs } from "#server/db/tables/faqs.ts";
import { foods } from "#server/db/tables/foods.ts";
import { userPreferences } from "#server/db/tables/preferences.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { adminSettings } from "#server/db/tables/settings.ts";
import { users } from "#server/db/tables/users.ts";
import { waterIntake } from "#server/db/tables/water.ts";

const ENTITIES = { users, sessions, apiKeys, foods, diaryEntries, userPreferences, waterIntake, adminSettings, faqs };
type Entity = keyof typeof ENTITIES;

/** Examples: 'email text unique required', 'isAdmin boolean required = false'. */
function listFields(table: PgTable): string[] {
  return Object.entries(getTableColumns(table)).map(([name, column]) => {
    const { isUnique, notNull, hasDefault, default: value } = column;
    const words = [name, column.getSQLType(), isUnique && "unique", notNull && "required"];
    return [...words, hasDefault && ["boolean", "number", "string"].includes(typeof value) && `= ${value}`].filter(Boolean).join(" ");
  });
}

// Spec: S3.1, S3.3, S3.4, S3.5, S3.6, S3.7, S3.13, S3.14, S3.15, S3.16, S3.18, S3.23, S3.24, S3.25, S3.26, S3.28, S3.29
// Spec: S3.37, S3.39, S3.40, S3.42, S3.44, S3.45, S3.48, S3.49, S3.50, S9.27
test.each<[Entity, string[]]>([
  [
    "users",
    [
      "id uuid required",
      "email text unique required",
      "password text required",
      "firstName text",
      "lastName text",
      "profileImageUrl text",
      "isAdmin boolean required = false",
      "emailVerified boolean required = false",
      "emailVerifiedAt timestamp with time zone",
      "twoFactorSecret text",
      "twoFactorEnabled boolean required = false",
      "twoFactorBackupCodes text[]",
      "height integer",
      "weight real",
      "age integer",
      "gender text",
      "activityLevel text",
      "weightGoal text",
      "calorieGoal integer",
      "disclaimerAccepted boolean required = false",
      "disclaimerAcceptedAt timestamp with time zone",
      "createdAt timestamp with time zone required",
      "updatedAt timestamp with time zone required",
    ],
  ],
  ["sessions", ["sid text required", "sess jsonb required", "expire timestamp with time zone required"]],
  ["apiKeys", ["id uuid required", "userId uuid required", "provider text required", "encryptedKey text required"]],
  [
    "foods",
    [
      "id uuid required",
      "name text required",
      ...["calories", "protein", "carbs", "fat", "fiber", "sugar", "sodium"].map((column) => `${column} real`),
      "vitamins jsonb",
      "minerals jsonb",
      ...["healthBenefits", "bodyImpact", "digestionSpeed", "diabeticInfo", "allergyInfo", "imageUrl"].map((text) => `${text} text`),
      "category text required = other",
      "aiProvider text",
      "createdAt timestamp with time zone required",
      "updatedAt timestamp with time zone required",
    ],
  ],
  [
    "diaryEntries",
    [
      "id uuid required",
      "userId uuid required",
      "foodId uuid required",
      "quantity double precision required",
      "mealType text required",
      "customTime text",
      "loggedAt timestamp with time zone required",
      "createdAt timestamp with time zone required",
    ],
  ],
  [
    "userPreferences",
    [
      "id uuid required",
      "userId uuid required",
      "preferredLLM text required = anthropic",
      ...["dietaryRestrictions", "allergies", "foodPreferences", "medicalConditions"].map((list) => `${list} text[] required`),
    ],
  ],
  [
    "waterIntake",
    [
      "id uuid required",
      "userId uuid required",
      "date text required",
      ...["morning", "afternoon", "evening"].map((period) => `${period}Glasses integer required = 0`),
    ],
  ],
  [
    "adminSettings",
    [
      "id uuid required",
      "key text unique required",
      "value text required",
      "description text",
      "category text required",
      "type text required = text",
      "isEditable boolean required = true",
    ],
  ],
  [
    "faqs",
    [
      "id uuid required",
      "question text required",
      "answer text required",
      "category text required",
      "sortOrder integer required = 0",
      "isPublished boolean required = false",
    ],
  ],
])("%s have their fields, with what is required and the defaults", (entity, fields) => {
  expect(listFields(ENTITIES[entity])).toEqual(expect.arrayContaining(fields));
});

/** Columns that are unique by a constraint or by the primary key. */
const uniqueTogether = (table: PgTable) => {
  const { uniqueConstraints, primaryKeys } = getTableConfig(table);
  return [...uniqueConstraints, ...primaryKeys].map(({ columns }) => columns.map(({ name }) => name));
};

// Spec: S3.20, S3.34, S3.41
test("a user has one row of preferences, one key per provider and one row of water per day", () => {
  const { userId } = getTableColumns(userPreferences);
  expect(userId.isUnique || userId.primary).toBe(true);
  expect(uniqueTogether(apiKeys)).toContainEqual(["userId", "provider"]);
  expect(uniqueTogether(waterIntake)).toContainEqual(["userId", "date"]);
});

// Spec: S3.19
test.each<Entity>(["sessions", "apiKeys", "diaryEntries", "userPreferences", "waterIntake"])("%s are deleted with the user", (entity) => {
  const keys = getTableConfig(ENTITIES[entity]).foreignKeys.map((key) => ({ to: key.reference().foreignTable, onDelete: key.onDelete }));
  expect(keys).toContainEqual({ to: users, onDelete: "cascade" });
});
