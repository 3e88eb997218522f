import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The bundled code of the thread that reads imported files. */
    readWorkerFile: string;
  }
}

/** Bundles the current sources once, with their packages, instead of compiling them for every file that a test imports. */
export async function setup(project: TestProject): Promise<() => void> {
  const outDir = mkdtempSync(path.join(tmpdir(), "bitebright-read-worker-"));
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: "server/features/imports/read/read-worker.ts",
      outDir,
      emptyOutDir: true,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "[name].mjs" } },
    },
  });
  project.provide("readWorkerFile", path.join(outDir, "read-worker.mjs"));
  return () => rmSync(outDir, { recursive: true, force: true });
}
