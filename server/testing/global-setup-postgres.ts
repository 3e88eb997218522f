import type { TestProject } from "vitest/node";
import { openCatalogue } from "#server/catalogue/seed-catalogue.ts";
import { openPostgres } from "#server/platform/database.ts";
import { startPostgres } from "#server/testing/postgres-server.ts";
import { administer } from "#server/testing/test-database.ts";

/** One migrated template with the catalogue in it; every test file copies it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const maintenanceUrl = server.url("postgres");
  // The number keeps runs apart that share the server of TEST_DATABASE_URL.
  const templateName = `template_bitebright_${process.pid}`;
  await administer(maintenanceUrl, `drop database if exists ${templateName} with (force)`);
  await administer(maintenanceUrl, `create database ${templateName}`);
  const template = await openPostgres(server.url(templateName));
  await openCatalogue(template.db);
  await template.close();
  project.provide("databaseSource", { kind: "postgres", maintenanceUrl, templateName });

  return async () => {
    await administer(maintenanceUrl, `drop database if exists ${templateName} with (force)`);
    await server.stop();
  };
}
