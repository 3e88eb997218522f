import type pg from "pg";
import {
  MAX_ENTRIES_A_DAY,
  MAX_FAQS,
  MAX_FOODS_IN_A_MEAL,
  MAX_OWN_FOODS,
  MAX_SAVED_MEALS,
  MAX_SESSIONS,
  MAX_STARRED_FOODS,
} from "#core/domain/constants.ts";
import { SITE_TEXTS } from "#core/domain/site/site-texts.ts";

const DAYS = 92;
const FAQ_CHARACTERS = 10_000;

/** Every list of one person, and every list of the site, as long as it may be. */
export async function fillLists(database: pg.Client, userId: string, today: string): Promise<void> {
  const run = (text: string, ...values: unknown[]) => database.query(text, values);
  await keepVersions(database);
  await run(
    `insert into diary_entries (user_id, food_id, food_version, quantity, meal_type, logged_at)
     select $1, food_id, version, 100, 'lunch', ($2::date - day)::timestamp at time zone 'UTC' + n * interval '1 minute'
     from generate_series(0, $3::int - 1) day cross join generate_series(1, $4::int) n
     join (select food_id, version, row_number() over (order by food_id) - 1 as nth, count(*) over () as foods from food_versions) eaten
       on eaten.nth = (day * $4::int + n) % eaten.foods`,
    userId,
    today,
    DAYS,
    MAX_ENTRIES_A_DAY,
  );
  await run(
    `insert into foods (owner_id, name, category, calories, health_benefits)
     select $1, 'Grandma''s soup ' || n, 'user-entered', 60, repeat('x', 800) from generate_series(1, $2::int) n`,
    userId,
    MAX_OWN_FOODS,
  );
  await run(
    "insert into starred_foods (user_id, food_id) select $1, id from foods where owner_id = $1 limit $2",
    userId,
    MAX_STARRED_FOODS,
  );
  await run(
    `insert into saved_meals (user_id, name, items)
     select $1, 'Meal ' || meal, (
       select jsonb_agg(jsonb_build_object('foodId', id, 'quantity', 100, 'portion', null))
       from (select id from foods where owner_id is null order by id offset meal * $3::int limit $3::int) chosen)
     from generate_series(1, $2::int) meal`,
    userId,
    MAX_SAVED_MEALS,
    MAX_FOODS_IN_A_MEAL,
  );
  await run(
    `insert into sessions (sid, user_id, sess, expire)
     select 'session ' || n, $1, jsonb_build_object('userAgent', repeat('x', 200)), timestamptz '2100-01-01' from generate_series(2, $2::int) n`,
    userId,
    MAX_SESSIONS,
  );
  await run(
    `insert into faqs (question, answer, category, is_published)
     select 'Question ' || n, '<p>' || repeat('<b>x</b> ', $2::int / 9) || '</p>', 'General', true from generate_series(1, $1::int) n`,
    MAX_FAQS,
    FAQ_CHARACTERS,
  );
  for (const [key, { maxLength, category, type }] of Object.entries(SITE_TEXTS)) {
    const value = type === "html" ? "<b>x</b> ".repeat(maxLength / 9) : "x".repeat(maxLength);
    await run("insert into admin_settings (key, value, category, type) values ($1, $2, $3, $4)", key, value, category, type);
  }
  await run("vacuum analyze");
}

/** A year of a diary from before a catalogue update: no food has the figures any more that its entries were logged with. */
export async function fillOldYear(database: pg.Client, userId: string, today: string, entriesADay: number): Promise<void> {
  await keepVersions(database);
  await database.query("insert into food_versions (food_id, version, figures) select food_id, 1, figures from food_versions");
  await database.query(
    `insert into diary_entries (user_id, food_id, food_version, quantity, meal_type, logged_at)
     select $1, food_id, 1, 100, 'lunch', ($2::date - day)::timestamp at time zone 'UTC' + n * interval '1 minute'
     from generate_series(0, 364) day cross join generate_series(1, $3::int) n
     join (select food_id, row_number() over (order by food_id) - 1 as nth from food_versions where version = 1) eaten on eaten.nth = n % 15`,
    [userId, today, entriesADay],
  );
  await database.query("vacuum analyze");
}

/** Figures for some hundred foods of the catalogue, as if somebody had logged them. */
async function keepVersions(database: pg.Client): Promise<void> {
  await database.query(
    `insert into food_versions (food_id, version, figures)
     select id, 0, jsonb_build_object('name', name, 'calories', calories, 'protein', protein, 'carbs', carbs, 'fat', fat, 'saturatedFat',
       saturated_fat, 'fiber', fiber, 'sugar', sugar, 'sodium', sodium, 'vitamins', vitamins, 'minerals', minerals, 'otherNutrients', other_nutrients)
     from (select * from foods where owner_id is null order by id limit 500) logged on conflict do nothing`,
  );
}
