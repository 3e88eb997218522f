import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeSettings } from "./describe-settings.ts";
import { SECRET_NAMES } from "./setting-names.ts";

const CANARY = "canary";
const VALID: Record<string, string> = {
  DATABASE_URL: `postgresql://${CANARY}:${CANARY}@${CANARY}.example/${CANARY}`,
  SMTP_URL: `smtp://${CANARY}:${CANARY}@mail.example`,
  ENCRYPTION_KEY: `${CANARY.repeat(7)}A=`,
  ENCRYPTION_KEY_FORMER: `${CANARY.repeat(7)}E=`,
  BACKUP_KEY: `${CANARY.repeat(7)}I=`,
};

test("it is said what is set and from where, what has its default, and what is off", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "session_secret");
  writeFileSync(file, "s".repeat(40));
  const lines = describeSettings({ PORT: "8080", SESSION_SECRET_FILE: file, DATA_DIR: "/data", HOST: "" });
  for (const line of [
    "Set:",
    "  PORT = 8080, from the environment",
    `  SESSION_SECRET = (not shown), from the file ${file}`,
    "Default:",
    "  HOST = 127.0.0.1",
    "  AI_PROVIDERS = anthropic,openai,gemini",
    "  ENCRYPTION_KEY = (not shown), generated in /data/secrets.json",
    "Off:",
    "  SMTP_URL is not set: no mail is sent",
    "  GUARDIAN_CONSENT_BELOW is not set: nobody needs a guardian's consent",
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.filter((line) => line.includes("SESSION_SECRET"))).toHaveLength(1);
});

test("no secret appears, nor the password in an address", () => {
  const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, VALID[name] ?? CANARY.repeat(8)]));
  const text = describeSettings({
    ...secrets,
    OPENAI_BASE_URL: `https://me:${CANARY}@ai.example/v1?key=${CANARY}`,
    OIDC_2_CLIENT_SECRET: CANARY,
    OIDC_2_NAME: "Home",
  }).join("\n");
  expect(text).toContain("OPENAI_BASE_URL = https://…@ai.example/v1?…, from the environment");
  expect(text).toContain("OIDC_2_NAME = Home");
  expect(text).not.toContain(CANARY);
  for (const name of SECRET_NAMES) expect(text).toContain(`${name} = (not shown)`);
});
