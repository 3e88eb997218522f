import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AuditRecord } from "#core/contracts/admin-users.ts";
import { AUDIT_EXPORT_PATH } from "#core/domain/accounts/admin-choices.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

test("an administrator downloads every action once, newest first, also those of the same instant", async () => {
  const { app, database } = await startTestApp();
  const admin = await signInAdmin({ app, database });
  await database.db.execute(sql`
    insert into audit_log (admin_email, action, subject, fields, created_at)
    select 'former@example.com', 'setting_updated', 'text ' || n, '{}', timestamptz '2026-01-01' + (n / 700) * interval '1 microsecond'
    from generate_series(1, 1400) n`);
  const { headers, body } = await admin.send("GET", AUDIT_EXPORT_PATH);
  expect(headers["content-disposition"]).toBe('attachment; filename="bitebright-changes.jsonl"');
  const records = body
    .trimEnd()
    .split("\n")
    .map((line): AuditRecord => JSON.parse(line));
  const filled = records.filter(({ subject }) => subject.startsWith("text "));
  expect(new Set(filled.map(({ subject }) => subject)).size).toBe(1400);
  expect(filled).toHaveLength(1400);
  expect(filled[0]).toEqual({
    id: expect.any(String),
    adminEmail: "former@example.com",
    action: "setting_updated",
    subject: "text 1400",
    fields: [],
    reason: null,
    createdAt: "2026-01-01T00:00:00.000Z",
  });
});

test("a member cannot download the actions of administrators", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  expect((await maya.send("GET", AUDIT_EXPORT_PATH)).statusCode).toBe(403);
});
