import { randomUUID } from "node:crypto";
import fastify from "fastify";
import pg from "pg";
import { hashPassword, passwordMatches } from "#server/platform/auth/passwords.ts";

/** The floor: the same framework and driver, the same statement or bytes, and nothing else. */
const app = fastify();
const pool = process.env.DATABASE_URL ? new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }) : undefined;

const answer = { id: "0", email: "maya@example.com", firstName: "Maya" };
app.get("/", async () => answer);

const bytes = new Map<string, string>();
app.put<{ Body: { text: string }; Querystring: { of?: string } }>("/bytes", { bodyLimit: 10_000_000 }, async ({ body, query }) => {
  bytes.set(query.of ?? "", body.text);
  return {};
});
app.get<{ Querystring: { of?: string } }>("/bytes", async ({ query }, reply) =>
  reply.type("application/json; charset=utf-8").send(bytes.get(query.of ?? "") ?? ""),
);

const DAY = `select id, food_id, food_version, quantity, portion, meal_type, custom_time, logged_at, created_at
  from diary_entries where user_id = $1 and logged_at >= $2 and logged_at < $3 order by logged_at, created_at`;
app.get<{ Querystring: { userId: string; start: string; end: string } }>("/day", async ({ query }) => {
  const result = await pool?.query({ name: "day", text: DAY, values: [query.userId, query.start, query.end] });
  return result?.rows;
});

app.get<{ Querystring: { ids: string } }>("/foods", async ({ query }) => {
  const text = "select * from foods where id = any($1)";
  const result = await pool?.query({ name: "foods", text, values: [query.ids.split(",")] });
  return result?.rows;
});

const ANSWERS = `select distinct on (fact, phase) lesson, phase, is_right from learn_answers
  where user_id = $1 and phase in ('before', 'after') order by fact, phase, answered_at`;
app.get<{ Querystring: { userId: string } }>("/answers", async ({ query }) => {
  const result = await pool?.query({ name: "answers", text: ANSWERS, values: [query.userId] });
  return result?.rows;
});

const ADD = `insert into diary_entries (id, user_id, food_id, food_version, quantity, portion, meal_type, custom_time, idempotency_key, logged_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (user_id, idempotency_key) do update set idempotency_key = excluded.idempotency_key
  returning id, food_id, food_version, quantity, portion, meal_type, custom_time, logged_at, created_at`;
interface Entry {
  userId: string;
  foodId: string;
  foodVersion: string;
  quantity: number;
  mealType: string;
  loggedAt: string;
}
app.post<{ Body: Entry }>("/entry", async ({ body }) => {
  const values = [randomUUID(), body.userId, body.foodId, body.foodVersion, body.quantity, null, body.mealType, null, null, body.loggedAt];
  const result = await pool?.query({ name: "add", text: ADD, values });
  return result?.rows[0];
});

const SESSIONS = "select * from sessions where user_id = $1 order by expire desc";
app.get<{ Querystring: { userId: string } }>("/sessions", async ({ query }) => {
  const result = await pool?.query({ name: "sessions", text: SESSIONS, values: [query.userId] });
  return result?.rows;
});

const RECIPE_CARDS = `select own_recipes.id, own_recipes.name, servings, lines, image_url, portions, calories, protein, carbs, fat
  from own_recipes join foods on foods.id = food_id where user_id = $1 order by own_recipes.name`;
app.get<{ Querystring: { userId: string } }>("/own-recipes", async ({ query }) => {
  const result = await pool?.query({ name: "recipe cards", text: RECIPE_CARDS, values: [query.userId] });
  return result?.rows.map(({ lines, ...card }) => ({ ...card, lines: lines.length }));
});

const PLANNED = `select day, planned_recipes.servings, name, lines from planned_recipes
  join own_recipes on own_recipes.user_id = planned_recipes.user_id and own_recipes.id::text = recipe
  where planned_recipes.user_id = $1 and day between $2 and $2::date + 6 order by day`;
app.get<{ Querystring: { userId: string; from: string } }>("/planned", async ({ query }) => {
  const result = await pool?.query({ name: "planned", text: PLANNED, values: [query.userId, query.from] });
  return result?.rows;
});

const LOGGED = "select food_id from diary_entries where user_id = $1 and logged_at >= $2 order by logged_at desc limit 300";
const FACTS = "select * from learn_facts where user_id = $1 order by due_at, fact";
/** Reads the input of today's three questions and sends the same bytes. */
app.get<{ Querystring: { userId: string; since: string; of: string } }>("/learn", async ({ query: { userId, since, of } }, reply) => {
  await Promise.all([
    pool?.query({ name: "logged", text: LOGGED, values: [userId, since] }),
    pool?.query({ name: "facts", text: FACTS, values: [userId] }),
  ]);
  return reply.type("application/json; charset=utf-8").send(bytes.get(of) ?? "");
});

const WATER = `insert into water_intake (user_id, date, morning_glasses) values ($1, $2, $3)
  on conflict (user_id, date) do update set morning_glasses = excluded.morning_glasses, updated_at = now()
  returning date, morning_glasses, afternoon_glasses, evening_glasses`;
app.put<{ Body: { userId: string; day: string; morningGlasses: number } }>("/water", async ({ body }) => {
  const result = await pool?.query({ name: "water", text: WATER, values: [body.userId, body.day, body.morningGlasses] });
  return result?.rows[0];
});

let hashed: Promise<string> | undefined;
app.post<{ Body: { password: string } }>("/hash", async ({ body: { password } }) => {
  hashed ??= hashPassword(password);
  return { matches: await passwordMatches(password, await hashed) };
});

console.log(`ready at ${await app.listen({ port: 0, host: "127.0.0.1" })}`);
process.once("SIGTERM", () => process.exit(0));
