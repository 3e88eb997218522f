import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { ADMIN } from "./e2e/support/servers.ts";

// Workers read this file again: what the first reading chose reaches them through the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= makeDataFolder();
process.env.E2E_DEMO_PORT ??= String(await freePort());
process.env.E2E_DEMO_DATA_DIR ??= makeDataFolder();

/** All journeys share two servers, which more browsers than this would keep waiting. */
const MAX_WORKERS = 4;

const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
const browserPath = process.env.CHROME_PATH;

export default defineConfig({
  testDir: "e2e",
  outputDir: "artifacts/e2e",
  fullyParallel: true,
  // One more than there are cores, because a journey often waits for a server or a timer.
  workers: Math.min(availableParallelism() + 1, MAX_WORKERS),
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: origin,
    // Without it an action that cannot be done waits as long as the test may take, and does not say for what.
    actionTimeout: 60_000,
    // Costs a third of the time; for one test that fails: TRACE=1.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(browserPath && { executablePath: browserPath }),
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      grepInvert: /@any-screen/,
      // A phone's four times as many pixels make a difference only in screenshots.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: process.env.SCREENSHOTS ? 2 : 1 },
    },
  ],
  webServer: [
    serverOn(process.env.E2E_PORT, process.env.E2E_DATA_DIR),
    // The demo, for journeys that ask AI: its providers are a stand-in.
    serverOn(process.env.E2E_DEMO_PORT, process.env.E2E_DEMO_DATA_DIR, "demo"),
  ],
});

function serverOn(port: string, dataDir: string, command = "") {
  return {
    command: `node --enable-source-maps dist/server/main.js ${command}`,
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
    // Nothing of the developer's own set-up: an empty value counts as not set.
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      DATABASE_URL: "",
      PUBLIC_URL: "",
      TRUST_PROXY: "",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ANTHROPIC_API_KEY: "",
      OPENAI_API_KEY: "",
      GEMINI_API_KEY: "",
      // Nobody outside is asked; the journey with a barcode has a server of its own.
      PRODUCTS: "imported",
      NODE_ENV: "",
      // A browser gets one only if it asks for it.
      PSEUDO_LANGUAGES: "on",
    },
  };
}

function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-e2e-"));
  // At exit the server has stopped; any earlier and it would lose its database under its feet.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no free port"))));
    });
  });
}
