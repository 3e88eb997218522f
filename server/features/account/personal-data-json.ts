import * as z from "zod";
import { EXPORT_FORMAT, EXPORT_VERSION } from "#core/contracts/export-format.ts";
import { User } from "#core/contracts/sign-in/auth.ts";
import { PERSONAL_TABLES } from "#server/db/personal-data.ts";
import type { readDiary } from "#server/db/read-diary.ts";
import type { FoodVersion } from "#server/db/tables/foods.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { findStatedEmail } from "#server/platform/auth/ownership/unclaimed.ts";
import { toFoodView } from "#server/platform/auth/sessions/current-user.ts";
import type { Db } from "#server/platform/storage/database.ts";

const ROWS_A_PIECE = 200;

/**
 * All data stored about a user, except secrets that would grant access to the account. Sent in pieces, because a diary may be long: one row
 * of a list is one line, because indenting its figures as well would take longer than everything else.
 */
export async function* personalDataJson(db: Db, user: UserRow): AsyncGenerator<string> {
  yield `{\n  "format": "${EXPORT_FORMAT}",\n  "version": ${EXPORT_VERSION},\n  "exportedAt": ${indented(new Date())},\n  "account": ${indented(z.encode(User, { ...user, email: findStatedEmail(user), view: toFoodView(user) }))}`;
  for (const { export: exported } of PERSONAL_TABLES) {
    if (!exported) continue;
    yield `,\n  "${exported.name}": `;
    if ("readPages" in exported) {
      yield* listJson(entriesJson(exported.readPages(db, user.id)));
      continue;
    }
    const content = await exported.read(db, user.id);
    if (Array.isArray(content)) yield* listJson(rowsJson(content));
    else yield indented(content);
  }
  yield "\n}\n";
}

async function* listJson(pieces: AsyncIterable<string[]> | Iterable<string[]>): AsyncGenerator<string> {
  let separator = "";
  yield "[";
  for await (const rows of pieces) {
    yield `${separator}\n    ${rows.join(",\n    ")}`;
    separator = ",";
  }
  yield separator === "" ? "]" : "\n  ]";
}

function* rowsJson(rows: readonly unknown[]): Generator<string[]> {
  for (let start = 0; start < rows.length; start += ROWS_A_PIECE) {
    yield rows.slice(start, start + ROWS_A_PIECE).map((row) => JSON.stringify(row));
  }
}

/** The figures of a food version are most of an entry, and often logged, so they are serialized once. */
async function* entriesJson(pages: ReturnType<typeof readDiary>): AsyncGenerator<string[]> {
  const serialized = new WeakMap<FoodVersion, string>();
  for await (const entries of pages) {
    yield entries.map(({ nutrition, ...entry }) => {
      const json = serialized.get(nutrition) ?? JSON.stringify(nutrition);
      serialized.set(nutrition, json);
      return `${JSON.stringify(entry).slice(0, -1)},"nutrition":${json}}`;
    });
  }
}

/** JSON escapes a line break inside a text as \n, so only line breaks between values are replaced. */
const indented = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll("\n", "\n  ");
