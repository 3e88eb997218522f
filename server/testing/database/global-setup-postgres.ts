import path from "node:path";
import type { TestProject } from "vitest/node";
import { openCatalogue } from "#server/catalogue/seed-catalogue.ts";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";
import { openPostgres } from "#server/platform/storage/database.ts";
import { startPostgres } from "./postgres-server.ts";
import { administer, databasesLike } from "./test-database.ts";

/** All foods, if the build has written them: describing them again would take seconds. */
const BUILT_CATALOGUE = path.join(PROJECT_ROOT, "dist/server/built-catalogue");

/** Creates one migrated template database with the catalogue, which the tests copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const maintenanceUrl = server.url("postgres");
  // The process id keeps runs apart that share the server of TEST_DATABASE_URL.
  const templateName = `template_bitebright_${process.pid}_`;
  await administer(maintenanceUrl, `drop database if exists ${templateName} with (force)`);
  await administer(maintenanceUrl, `create database ${templateName}`);
  const template = await openPostgres(server.url(templateName));
  await openCatalogue(template.db, BUILT_CATALOGUE);
  await template.close();
  project.provide("databaseSource", { kind: "postgres", maintenanceUrl, templateName });

  return async () => {
    for (const name of await databasesLike(maintenanceUrl, templateName)) {
      await administer(maintenanceUrl, `drop database ${name} with (force)`);
    }
    await server.stop();
  };
}
