import type { Config } from "#server/platform/config.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { type Database, openEmbedded, openPostgres } from "./database.ts";

export function openDatabase(config: Config): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(prepareDataFolder(config.dataDir));
}
