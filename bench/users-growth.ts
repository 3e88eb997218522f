import { compareGrowth } from "./support/growth.ts";

await compareGrowth({
  title: "The first page of the administrators' table",
  measure: "users",
  few: 100,
  many: 100_000,
  limit: 2,
  path: "/api/admin/users?limit=20",
  fill: async ({ user }, database, people) => {
    await database.query(
      `insert into users (email, password, first_name, last_name, created_at)
       select 'other' || n || '@example.com', 'x', 'Other', 'Person ' || n, now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
      [people],
    );
    await database.query("update users set is_admin = true where id = $1", [user.id]);
    await database.query("select pg_notify('person_changed', $1)", [user.id]);
  },
});
