import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { SETTING_NAMES } from "#server/platform/config/settings.ts";
import { readConfig } from "#server/platform/config.ts";
import { commands } from "./commands.mjs";
import { importedPackages, keepRuntime, runtimeFolders } from "./prune-for-runtime.mjs";

const TEN_MINUTES_MS = 600_000;

interface Instruction {
  name: string;
  text: string;
}

/** Our Dockerfile has one instruction per line. */
const instructions: Instruction[] = readFileSync("Dockerfile", "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  .map((line) => ({ name: line.split(" ", 1)[0] ?? "", text: line.slice(line.indexOf(" ") + 1) }));
const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === "FROM"));
const listTexts = (list: Instruction[], name: string) => list.filter((instruction) => instruction.name === name).map(({ text }) => text);
const environment = Object.fromEntries(listTexts(lastStage, "ENV").flatMap((text) => text.split(" ").map((pair) => pair.split("="))));
const command: string[] = JSON.parse(listTexts(lastStage, "CMD")[0] ?? "");
const healthCheck: string[] = JSON.parse(listTexts(lastStage, "HEALTHCHECK")[0]?.replace(/^.*? CMD /, "") ?? "");

/** Source and destination, relative to the image's folder. */
const copies = listTexts(lastStage, "COPY").map((text) => {
  const [from = "", to = ""] = text.replace("--from=build ", "").split(" ");
  const source = from.replace("/app/", "");
  return { from: source, to: to === "./" ? source : path.normalize(to) };
});

const sentPatterns = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("!"))
  .map((line) => new RegExp(`^${line.slice(1).replaceAll(".", "\\.").replaceAll("*", ".*")}$`));
/** Whether .dockerignore includes a file or folder of the project in the build context. */
const isSent = (name: string): boolean => sentPatterns.some((pattern) => pattern.test(name));

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-image-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the image's command, checks its health as the image does, and opens a page of each kind. */
async function expectToServe(folder: string): Promise<void> {
  const env = { PATH: process.env.PATH, ...environment, HOST: "127.0.0.1", PORT: "0", DATA_DIR: path.join(folder, "data") };
  const [program = "", ...args] = command;
  const server = spawn(program, args, { cwd: folder, env });
  onTestFinished(() => void server.kill("SIGKILL"));
  const address = await readyAddress(server);
  const checkHealth = () => spawnSync(healthCheck[0] ?? "", healthCheck.slice(1), { env: { ...env, PORT: new URL(address).port } }).status;
  // Retried, because a busy test machine may be too slow at first.
  const patiently = { timeout: 60_000, interval: 500 };
  await expect.poll(checkHealth, patiently).toBe(0);
  for (const page of ["/", "/api/faqs/public", "/api/docs/", "/api/foods/search?q=banana"]) {
    const status = async () => [page, (await fetch(address + page)).status];
    await expect.poll(status, patiently).toEqual([page, page.includes("search") ? 401 : 200]);
  }
  server.kill("SIGTERM");
  expect((await once(server, "exit"))[0]).toBe(0);
  expect(checkHealth()).toBe(1);
}

async function readyAddress(server: ChildProcess): Promise<string> {
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (text) => (output += text));
  const ready = () => /ready at (\S+)/.exec(output)?.[1];
  await expect.poll(() => ready() ?? (server.exitCode === null ? undefined : output), { timeout: 120_000 }).toBeDefined();
  const address = ready();
  if (address === undefined) throw new Error(output);
  return address;
}

describe("the image", () => {
  test("is built by steps that these tests run", () => {
    expect(listTexts(instructions, "RUN")).toEqual([
      "npm ci --omit=dev",
      "npm run build",
      "node scripts/prune-for-runtime.mjs",
      "mkdir --mode=0700 /data && chown node:node /data",
    ]);
    expect(JSON.parse(readFileSync("package.json", "utf8")).scripts.build).toBe("node scripts/run.mjs build");
    expect(commands.build).toBeTypeOf("function");
  });

  test("says which commit it was built from, in its label and to the build", () => {
    expect(listTexts(instructions, "ARG")).toEqual(["BITEBRIGHT_COMMIT=", "BITEBRIGHT_COMMIT="]);
    expect(listTexts(lastStage, "LABEL")[0]).toContain("org.opencontainers.image.revision=$BITEBRIGHT_COMMIT");
  });

  test("does not run as root, and has an environment that the server accepts", () => {
    expect(listTexts(lastStage, "USER")).toEqual(["node"]);
    expect(readConfig(environment)).toMatchObject({ host: "0.0.0.0", port: 3000, dataDir: "/data" });
  });

  test("has everything that the build reads", () => {
    const needed = [
      "package.json",
      "package-lock.json",
      "core",
      "server",
      "web",
      "scripts",
      ...readdirSync(".").filter((name) => /^(vite\..*|tsconfig.*)$/.test(name)),
    ];
    expect(needed.filter((file) => !isSent(file))).toEqual([]);
    for (const secret of ["data", ".git", ".env", "node_modules", "dist"]) expect(isSent(secret)).toBe(false);
  });

  test("needs no package at run time that is not a dependency", () => {
    const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(importedPackages(".")).toContain("fastify");
    expect(importedPackages(".").filter((name) => !(name in dependencies))).toEqual([]);
    expect(runtimeFolders(".").filter((folder) => /\/(tsx|@?esbuild)(\/|$)/.test(folder))).toEqual([]);
  });

  test("serves from what its last stage copies, and nothing else", { timeout: TEN_MINUTES_MS }, async () => {
    const folder = makeFolder();
    for (const { from, to } of copies.filter((copy) => copy.from !== "node_modules"))
      cpSync(from, path.join(folder, to), { recursive: true });
    for (const packageFolder of runtimeFolders("."))
      cpSync(packageFolder, path.join(folder, packageFolder), { recursive: true, filter: isNoNested(packageFolder) });
    await expectToServe(folder);
  });

  test.runIf(process.env.THOROUGH)("is built by exactly these steps", { timeout: TEN_MINUTES_MS }, async () => {
    const folder = makeFolder();
    const git = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
    const sent = git.stdout
      .trim()
      .split("\n")
      .filter((file) => existsSync(file) && isSent(file.split("/")[0] ?? "") && !/\.test\.tsx?$/.test(file));
    for (const file of sent) cpSync(file, path.join(folder, file));
    for (const step of listTexts(instructions, "RUN").slice(0, 2)) {
      const { status, stderr } = spawnSync(step, { cwd: folder, shell: true, encoding: "utf8" });
      expect([step, status, status === 0 ? "" : stderr]).toEqual([step, 0, ""]);
    }
    keepRuntime(folder);
    const image = makeFolder();
    for (const { from, to } of copies) cpSync(path.join(folder, from), path.join(image, to), { recursive: true });
    const installed = readdirSync(path.join(image, "node_modules"), { recursive: true, encoding: "utf8" });
    expect(installed).not.toContain("vite");
    expect(installed.filter((name) => /\.(map|ts)$/.test(name))).toEqual([]);
    await expectToServe(image);
  });
});

/** A nested package is copied separately if it is needed. */
const isNoNested = (packageFolder: string) => (file: string) => !file.slice(packageFolder.length).includes("/node_modules/");

describe("the compose file", () => {
  const compose = readFileSync("compose.yaml", "utf8");
  const shared = compose.slice(compose.indexOf("x-app:"), compose.indexOf("services:"));
  const pinned = Object.fromEntries(
    [...shared.slice(shared.indexOf("environment:"), shared.indexOf("depends_on:")).matchAll(/^ {4}([A-Z_]+): "?([^"\n]*)"?$/gm)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );

  test("passes every line of .env to the app, except for what the image determines", () => {
    expect(shared).toContain("\n  env_file: .env\n");
    expect(Object.keys(pinned).sort()).toEqual(["DATABASE_URL", "DATA_DIR", "HOST", "PORT"]);
    expect(Object.keys(pinned).filter((name) => !(SETTING_NAMES as string[]).includes(name))).toEqual([]);
    for (const service of ["app", "backup"]) expect(compose).toContain(`\n  ${service}:\n    <<: *app\n`);
  });

  test("gives the server an environment that it accepts in production, whatever the password contains", () => {
    const file = { SESSION_SECRET: "s".repeat(64), ENCRYPTION_KEY: Buffer.alloc(32).toString("base64"), OFF_CONTACT: "me@food.example" };
    const read = (POSTGRES_PASSWORD: string) => readConfig({ ...environment, ...file, ...pinned, POSTGRES_PASSWORD });
    expect(read("0123abcd")).toMatchObject({ databaseUrl: "postgresql://bitebright:0123abcd@database:5432/bitebright", warnings: [] });
    expect(read("a/b#c?d@e").databaseUrl).toBe("postgresql://bitebright:a%2Fb%23c%3Fd%40e@database:5432/bitebright");
  });

  test("limits the memory and the log of every service", () => {
    const services = compose
      .slice(compose.indexOf("services:"), compose.indexOf("\nvolumes:"))
      .split(/^ {2}(?=\w+:$)/m)
      .slice(1);
    expect(services.map((service) => service.split(":")[0])).toEqual(["app", "backup", "database"]);
    for (const service of services) {
      expect(service).toContain("mem_limit: ");
      expect(service.includes("<<: *app") ? shared : service).toContain("logging: *logging");
    }
    expect(compose).toMatch(/&logging\n {2}driver: json-file\n {2}options: \{ max-size: "\d+m", max-file: "\d" \}/);
  });
});
