import type { FastifyInstance } from "fastify";
import { AUDIT_EXPORT_PATH } from "#core/domain/accounts/admin-choices.ts";
import type { Deps } from "#server/platform/deps.ts";
import { unauthorized } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { listAuditAfter } from "./queries.ts";

const RECORDS_A_PAGE = 500;

/** One line of JSON for each action, newest first, so that a long log is neither read nor written at once. */
async function* auditLines(db: Db): AsyncGenerator<string> {
  let last: { id: string; at: string } | undefined;
  do {
    const records = await listAuditAfter(db, last, RECORDS_A_PAGE);
    yield records.map(({ at: _at, ...record }) => `${JSON.stringify(record)}\n`).join("");
    last = records[RECORDS_A_PAGE - 1];
  } while (last);
}

export function exportAuditRoute(app: FastifyInstance, { db, downloads }: Deps): void {
  const schema = { summary: "Download the actions of administrators, one JSON object per line, newest first", tags: ["admin"] };
  app.get(AUDIT_EXPORT_PATH, { config: { access: "admin" }, schema }, async ({ session }, reply) => {
    if (!session) throw unauthorized();
    const stream = await downloads.start(session.user.id, () => auditLines(db));
    return reply.header("content-disposition", 'attachment; filename="bitebright-changes.jsonl"').type("application/jsonl").send(stream);
  });
}
