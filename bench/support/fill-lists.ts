import { MAX_SESSIONS } from "#core/domain/accounts/limits.ts";
import { MAX_ENTRIES_A_DAY, MAX_FOODS_IN_A_MEAL, MAX_SAVED_MEALS } from "#core/domain/diary/limits.ts";
import { MAX_OWN_FOODS, MAX_STARRED_FOODS } from "#core/domain/foods/limits.ts";
import { SCORED_FACTS } from "#core/domain/questions/facts.ts";
import { MAX_STORED_ANSWERS } from "#core/domain/questions/limits.ts";
import { MAX_OWN_RECIPES, MAX_PLANNED_RECIPES_PER_DAY } from "#core/domain/recipes/limits.ts";
import { MAX_RECIPE_LINES, RECIPE_LINE_MAX_LENGTH } from "#core/domain/recipes/own-recipe.ts";
import { MAX_FAQS } from "#core/domain/site/limits.ts";
import { SITE_TEXTS } from "#core/domain/site/site-texts.ts";

const DAYS = 92;
const FAQ_CHARACTERS = 10_000;

/** PGlite or a client of PostgreSQL. */
export interface Queried {
  query: (text: string, values?: unknown[]) => Promise<unknown>;
}

/** Fills every list of one person and every list of the site to its maximum length. */
export async function fillLists(database: Queried, userId: string, today: string): Promise<void> {
  await fillSite(database);
  await fillPerson(database, userId, today);
}

/** Fills every list of one person to its maximum length. */
export async function fillPerson(database: Queried, userId: string, today: string): Promise<void> {
  const run = (text: string, ...values: unknown[]) => database.query(text, values);
  await storeVersions(database);
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
    "insert into starred_foods (user_id, food_id) select $1, id from foods where owner_id = $1 limit $2 on conflict do nothing",
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
     select 'session ' || n || $1::uuid, $1::uuid, jsonb_build_object('userAgent', repeat('x', 200)), timestamptz '2100-01-01' from generate_series(2, $2::int) n`,
    userId,
    MAX_SESSIONS,
  );
  const facts = SCORED_FACTS.map(({ id }) => id);
  await run(
    `insert into learn_answers (user_id, id, lesson, fact, phase, is_right, answered_at)
     select $1, gen_random_uuid(), split_part(fact, '/', 1), fact, phase, true, $2::date - n * interval '1 day'
     from unnest($3::text[]) fact, unnest(array['before', 'after', 'review']) phase, generate_series(0, $4::int) n`,
    userId,
    today,
    facts,
    MAX_STORED_ANSWERS,
  );
  await run(
    `insert into learn_facts (user_id, fact, due_at, stability, difficulty, repetitions, lapses, is_known, longest_gap_days, answered_at)
     select $1, fact, $2::date, 30, 5, 30, 0, true, 30, $2::date from unnest($3::text[]) fact`,
    userId,
    today,
    facts,
  );
  await run(
    `insert into own_recipes (user_id, food_id, name, ingredients, choices, lines, steps, servings, is_heated)
     select $1, own.id, 'Stew ' || own.id, repeat(line.text || E'\\n', $3::int), '[]', kept.lines, repeat('x', 4000), 4, true
     from (select id from foods where owner_id = $1 limit $2) own,
       (select rpad('1 cup lentils', $4::int, ' x') as text) line,
       lateral (
         select jsonb_agg(jsonb_build_object(
           'text', line.text, 'certainty', 'sure', 'grams', 190, 'note', null,
           'food', jsonb_build_object('id', id, 'name', name, 'imageUrl', image_url))) as lines
         from (select id, name, image_url from foods where owner_id is null order by id limit $3::int) listed) kept`,
    userId,
    MAX_OWN_RECIPES,
    MAX_RECIPE_LINES,
    RECIPE_LINE_MAX_LENGTH,
  );
  await run(
    `insert into planned_recipes (user_id, day, recipe, servings)
     select $1, $2::date + day, id, 12 from generate_series(0, 6) day,
       (select id from own_recipes where user_id = $1 limit $3) chosen`,
    userId,
    today,
    MAX_PLANNED_RECIPES_PER_DAY,
  );
  await run("vacuum analyze");
}

async function fillSite(database: Queried): Promise<void> {
  const run = (text: string, ...values: unknown[]) => database.query(text, values);
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
}

/** Adds a year of entries from before a catalogue update: no food still has the figures that its entries were logged with. */
export async function fillOldYear(database: Queried, userId: string, today: string, entriesADay: number): Promise<void> {
  await storeVersions(database);
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

/** Stores figures for a few hundred foods of the catalogue, as if a user had logged them. */
async function storeVersions(database: Queried): Promise<void> {
  await database.query(
    `insert into food_versions (food_id, version, figures)
     select id, 0, jsonb_build_object('name', name, 'calories', calories, 'protein', protein, 'carbs', carbs, 'fat', fat, 'saturatedFat',
       saturated_fat, 'fiber', fiber, 'sugar', sugar, 'sodium', sodium, 'vitamins', vitamins, 'minerals', minerals, 'otherNutrients', other_nutrients)
     from (select * from foods where owner_id is null order by id limit 500) logged on conflict do nothing`,
  );
}
