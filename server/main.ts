import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { provideDishTable } from "#server/catalogue/dishes/load-dishes.ts";
import { ConfigError, readConfig } from "#server/platform/config.ts";
import { describeError } from "#server/platform/observability/describe-error.ts";
import { say } from "#server/platform/print-line.ts";

// Files written from here on are readable only by their owner.
process.umask(0o077);
// Without a listener, a reader that went away or a full disk would end the process in the middle of its work.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
// Node would print all properties of an error, with the values of a failed statement.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${JSON.stringify(describeError(error instanceof Error ? error : new Error(String(error))), null, 2)}\n`);
  process.exit(1);
});

provideDishTable();

/** The only place that reads the environment and the command line. */
const [command, ...rest] = process.argv.slice(2);
const isServer = command === undefined || command === "demo";
try {
  const config = readConfig(process.env);
  if (command === "check-config") {
    const { describeSettings } = await import("#server/platform/config/describe-settings.ts");
    for (const line of [...describeSettings(process.env), ...config.warnings.map((warning) => `Warning: ${warning}`)]) say(line);
  } else if (isServer) {
    // The server's code takes a second to load, and neither commands nor the report of a wrong setting need it.
    const { serve } = await import("#server/serve.ts");
    await serve(config, command === "demo");
  } else {
    const { runCommand } = await import("#server/maintenance/commands.ts");
    // npm changes to the project's folder, but file names are relative to the folder where the operator ran the command.
    await runCommand(command, config, rest, process.env.INIT_CWD ?? "");
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${isServer ? `${PRODUCT_NAME} did not start` : "Failed"}: ${error.message}\n`);
  process.exit(1);
}
