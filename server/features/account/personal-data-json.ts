import * as z from "zod";
import { EXPORT_FORMAT, EXPORT_VERSION } from "#core/contracts/export-format.ts";
import { User } from "#core/contracts/sign-in/auth.ts";
import { PERSONAL_TABLES } from "#server/db/personal-data.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { findStatedEmail } from "#server/platform/auth/ownership/unclaimed.ts";
import { foodViewOf } from "#server/platform/auth/sessions/current-user.ts";
import type { Db } from "#server/platform/storage/database.ts";

/** All data stored about a user, except secrets that would grant access to the account. Streamed in pieces, because a diary may be long. */
export async function* personalDataJson(db: Db, user: UserRow): AsyncGenerator<string> {
  yield `{\n  "format": "${EXPORT_FORMAT}",\n  "version": ${EXPORT_VERSION},\n  "exportedAt": ${indented(new Date())},\n  "account": ${indented(z.encode(User, { ...user, email: findStatedEmail(user), view: foodViewOf(user) }))}`;
  for (const { export: exported } of PERSONAL_TABLES) {
    if (!exported) continue;
    yield `,\n  "${exported.name}": `;
    if ("read" in exported) yield indented(await exported.read(db, user.id));
    else yield* listJson(exported.readPages(db, user.id));
  }
  yield "\n}\n";
}

async function* listJson(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = "";
  yield "[";
  for await (const rows of pages) {
    yield `${separator}${rows.map((row) => `\n    ${indented(row, "    ")}`).join(",")}`;
    separator = ",";
  }
  yield "\n  ]";
}

/** JSON escapes a line break inside a text as \n, so only line breaks between values are replaced. */
const indented = (value: unknown, by = "  "): string => JSON.stringify(value, null, 2).replaceAll("\n", `\n${by}`);
