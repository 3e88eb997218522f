import { compareGrowth } from "./support/growth.ts";
import type { Person } from "./support/sign-up.ts";

const ENTRIES_A_DAY = 20;
const ROWS_A_PERSON = 1_000;
const DAY = "2026-03-01";

await compareGrowth({
  title: `Reading a day of ${ENTRIES_A_DAY} entries`,
  measure: "rows in the diary",
  few: 10_000,
  many: Number(process.env.BENCH_ROWS ?? 1_000_000),
  limit: 1.5,
  path: `/api/diary?date=${DAY}&tz=UTC`,
  fill: async (person, database, rows) => {
    await logDay(person);
    await database.query(
      "insert into users (email, password) select 'other' || n || '@example.com', 'x' from generate_series(1, $1::int) n",
      [Math.ceil(rows / ROWS_A_PERSON)],
    );
    // Indexes are rebuilt once at the end, which is many times faster than updating them row by row.
    const { rows: indexes } = await database.query(
      "select indexname, indexdef from pg_indexes where tablename = 'diary_entries' and indexname not like '%_pk'",
    );
    for (const { indexname } of indexes) await database.query(`drop index ${indexname}`);
    await database.query("set maintenance_work_mem = '512MB'");
    await database.query(`
      with eaten as (select food_id, version, row_number() over () - 1 as nth from food_versions),
           others as (select id, row_number() over () as nth from users where email like 'other%')
      insert into diary_entries (user_id, food_id, food_version, quantity, meal_type, logged_at)
      select others.id, eaten.food_id, eaten.version, 50 + n % 200, 'snack', timestamptz '2026-03-02' - n * interval '1 hour'
      from others cross join generate_series(1, ${ROWS_A_PERSON}) n join eaten on eaten.nth = (n + others.nth) % ${ENTRIES_A_DAY}
      order by others.id`);
    for (const { indexdef } of indexes) await database.query(indexdef);
  },
});

async function logDay({ send }: Person): Promise<void> {
  const foods = (await send("GET", "/api/foods/browse")) as { id: string }[];
  const entries = foods.slice(0, ENTRIES_A_DAY).map(({ id }, index) => ({
    foodId: id,
    quantity: 100,
    mealType: "lunch",
    loggedAt: `${DAY}T12:${String(index).padStart(2, "0")}:00Z`,
  }));
  await send("POST", "/api/diary/batch", { entries });
}
