import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";
import { wrapPglite } from "#server/platform/storage/database.ts";

/** Created by the build, like the program whose processes use it. */
const DATABASE_TEMPLATE = path.join(PROJECT_ROOT, "dist/server/database-template");

/** Creates one migrated database in memory. Every test file loads a copy, which is much faster than creating one. */
export async function setup(project: TestProject): Promise<() => void> {
  const client = await PGlite.create();
  await wrapPglite(client);
  const snapshot = await client.dumpDataDir("none");
  await client.close();

  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-pglite-"));
  const snapshotFile = path.join(folder, "snapshot.tar");
  writeFileSync(snapshotFile, Buffer.from(await snapshot.arrayBuffer()));
  // For tests of the whole process.
  const dataFolder = path.join(folder, "data");
  if (existsSync(DATABASE_TEMPLATE)) cpSync(DATABASE_TEMPLATE, path.join(dataFolder, "database"), { recursive: true });
  project.provide("databaseSource", { kind: "pglite", snapshotFile, dataFolder });

  return () => rmSync(folder, { recursive: true, force: true });
}
