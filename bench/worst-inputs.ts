import { fileURLToPath } from "node:url";
import { startVitest } from "vitest/node";

/** The search starts the app as the server's tests do, with their databases, so it runs as a test. */
const vitest = await startVitest("test", [], {
  config: fileURLToPath(new URL("worst-inputs/vitest.config.ts", import.meta.url)),
  watch: false,
});
await vitest.close();
