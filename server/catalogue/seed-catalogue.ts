import { desc, getTableColumns, sql } from "drizzle-orm";
import { PRODUCT_VERSION } from "#core/domain/site/brand.ts";
import { catalogueReleases, foods } from "#server/db/tables/foods.ts";
import { toColumnName, toColumns } from "#server/platform/storage/column-name.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { BuiltCatalogue, writeBuiltCatalogue } from "./built-catalogue.ts";
import { Catalogue } from "./catalogue.ts";
import { catalogueVersion, loadFoodsAndDishes } from "./load-catalogue.ts";

const BATCH = 1000;
/** Any number works, as long as every process uses the same one. */
const SEED_LOCK = 4_812_078;

type Release = typeof catalogueReleases.$inferSelect;

/** Opens the catalogue. If the database has a different release, which no newer program wrote, its rows are updated first. */
export async function openCatalogue(db: Db, builtCatalogue?: string): Promise<Catalogue> {
  const version = catalogueVersion();
  const latest = await findLatest(db);
  const appliedAt = latest?.version === version ? latest.appliedAt : new Date();
  const catalogue = new Catalogue(BuiltCatalogue.read(version, appliedAt, builtCatalogue) ?? loadFoodsAndDishes(), appliedAt);
  await applyRelease(db, catalogue, version);
  return catalogue;
}

/** Writes the files that the build stores next to the program, so that foods need not be unpacked and described at runtime. */
export function buildCatalogue(): void {
  const catalogue = new Catalogue(loadFoodsAndDishes(), new Date(0));
  const foods = catalogue.entries.map((entry) => ({ entry, row: catalogue.makeRow(entry) }));
  writeBuiltCatalogue(catalogueVersion(), foods);
}

/** The release that the newest program applied last. Clocks of several machines may differ, so its version counts first. */
async function findLatest(db: Db): Promise<Release | undefined> {
  const releases = await db.select().from(catalogueReleases).orderBy(desc(catalogueReleases.appliedAt));
  return releases.toSorted((a, b) => compareVersions(b.programVersion, a.programVersion))[0];
}

/** Sorts versions such as 1.9.2 and 1.10.0. Unknown ones, from 1.0, come first. */
const compareVersions = (a: string | null, b: string | null): number => (a ?? "").localeCompare(b ?? "", "en", { numeric: true });

/**
 * Replaces rows by their id. Diaries that refer to them, and users' own foods, are not changed. While versions change over, processes of
 * both start: an older program leaves the foods as they are, or the two would replace each other's.
 * @internal
 */
export async function applyRelease(db: Db, catalogue: Catalogue, version: string, programVersion = PRODUCT_VERSION): Promise<void> {
  const isDone = (latest: Release | undefined): boolean => {
    if (!latest) return false;
    const order = compareVersions(latest.programVersion, programVersion);
    return order > 0 || (order === 0 && latest.version === version);
  };
  if (isDone(await findLatest(db))) return;
  await db.transaction(async (tx) => {
    // Another process may hold the lock, and on a busy machine a batch may take longer than a request is allowed to.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const latest = await findLatest(tx);
    if (isDone(latest)) return;
    if (latest?.version !== version) await writeFoods(tx, catalogue);
    await tx
      .insert(catalogueReleases)
      .values({ version, programVersion, appliedAt: catalogue.appliedAt })
      .onConflictDoUpdate({ target: catalogueReleases.version, set: { programVersion, appliedAt: catalogue.appliedAt } });
  });
}

async function writeFoods(tx: Db, catalogue: Catalogue): Promise<void> {
  for (let start = 0; start < catalogue.ids.length; start += BATCH) {
    const rows = catalogue.ids.slice(start, start + BATCH).map((id) => toColumns(catalogue.makeRow({ id })));
    // One parameter for a whole batch is many times faster than one for each figure.
    await tx.execute(sql`
      insert into foods (${COLUMNS}) select ${COLUMNS} from jsonb_populate_recordset(null::foods, ${JSON.stringify(rows)}::jsonb)
      on conflict (id) do update set ${UPDATES}`);
  }
}

const NAMES = Object.keys(getTableColumns(foods)).map(toColumnName);
const COLUMNS = sql.raw(NAMES.join(", "));
const UPDATES = sql.raw(
  NAMES.filter((name) => name !== "id" && name !== "created_at")
    .map((name) => `${name} = excluded.${name}`)
    .join(", "),
);
