import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { openCatalogue } from "#server/catalogue/seed-catalogue.ts";
import { openEmbedded, wrapPglite } from "#server/platform/storage/database.ts";

/** Creates one migrated database in memory. Every test file loads a copy, which is much faster than creating one. */
export async function setup(project: TestProject): Promise<() => void> {
  const client = await PGlite.create();
  await wrapPglite(client);
  const snapshot = await client.dumpDataDir("none");
  await client.close();

  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-pglite-"));
  const snapshotFile = path.join(folder, "snapshot.tar");
  writeFileSync(snapshotFile, Buffer.from(await snapshot.arrayBuffer()));
  // For tests of the whole process, which copy this folder because creating a database takes seconds.
  const dataFolder = path.join(folder, "data");
  mkdirSync(dataFolder);
  await (await PGlite.create(path.join(dataFolder, "database"), { loadDataDir: snapshot })).close();
  const embedded = await openEmbedded(dataFolder);
  await openCatalogue(embedded.db);
  await embedded.close();
  project.provide("databaseSource", { kind: "pglite", snapshotFile, dataFolder });

  return () => rmSync(folder, { recursive: true, force: true });
}
