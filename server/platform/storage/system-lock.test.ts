import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockBySystem } from "./system-lock.ts";

test("a folder stays locked until it is released, by whichever path it is reached, and other folders are free", async () => {
  const parent = mkdtempSync(path.join(tmpdir(), "bitebright-system-lock-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const [folder, other] = [mkdtempSync(path.join(parent, "a-")), mkdtempSync(path.join(parent, "b-"))];
  const byAnotherName = path.join(parent, "link");
  symlinkSync(folder, byAnotherName);
  const lock = await lockBySystem(folder);
  await expect(lockBySystem(folder)).rejects.toThrow(`${folder} is in use by another process`);
  await expect(lockBySystem(byAnotherName)).rejects.toThrow("is in use by another process");
  await (await lockBySystem(other)).release();
  await lock.release();
  await (await lockBySystem(byAnotherName)).release();
});
