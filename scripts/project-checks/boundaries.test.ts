import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";

type Import = [file: string, imported: string];

const breaches: Import[] = [
  ["core/domain/x.ts", "node:fs"],
  ["core/domain/x.ts", "react"],
  ["core/contracts/x.ts", "#server/platform/http/errors.ts"],
  ["server/platform/x.ts", "#server/features/diary/queries.ts"],
  ["server/platform/ai/x.ts", "#server/app.ts"],
  ["server/db/tables/x.ts", "#server/features/diary/queries.ts"],
  ["server/catalogue/x.ts", "#server/main.ts"],
  ["server/features/diary/x.ts", "#server/features/foods/queries.ts"],
  ["server/features/diary/x.ts", "#server/app.ts"],
  ["server/features/diary/x.ts", "#server/testing/test-app.ts"],
  ["server/features/diary/x.ts", "#web/lib/format/numbers.ts"],
  ["server/features/diary/x.ts", "../foods/queries.ts"],
  ["server/features/diary/diary.test.ts", "#web/lib/format/numbers.ts"],
  ["server/app.ts", "#server/main.ts"],
  ["server/main.ts", "#web/lib/format/numbers.ts"],
  ["server/main.ts", "#server/testing/test-app.ts"],
  ["web/lib/x.ts", "#web/ui/button.tsx"],
  ["web/texts/x.ts", "#web/ui/button.tsx"],
  ["web/ui/x.tsx", "#web/api/diary.ts"],
  ["web/api/x.ts", "#web/ui/button.tsx"],
  ["web/components/x.tsx", "#web/features/diary/diary-page.tsx"],
  ["web/features/diary/x.tsx", "#server/app.ts"],
  ["web/features/diary/x.tsx", "#web/features/foods/y.tsx"],
  ["web/features/diary/x.tsx", "#web/app/router.tsx"],
  ["web/features/diary/x.tsx", "#web/testing/render.tsx"],
  ["web/features/diary/x.tsx", "node:fs"],
  ["web/features/diary/diary.test.tsx", "#server/app.ts"],
  ["web/app/shell/x.tsx", "#server/app.ts"],
  ["web/app/shell/x.tsx", "../router.tsx"],
  ["web/main.tsx", "#server/app.ts"],
  ["e2e/diary/x.spec.ts", "#web/lib/format/numbers.ts"],
  ["e2e/diary/x.spec.ts", "../../bench/x.ts"],
  ["scripts/x.test.ts", "../core/domain/site/brand.ts"],
];

const lawful: Import[] = [
  ["core/domain/x.test.ts", "vitest"],
  ["core/contracts/x.ts", "zod"],
  ["core/contracts/x.ts", "#core/domain/site/brand.ts"],
  ["core/domain/site/x.ts", "./brand.ts"],
  ["server/platform/x.ts", "#server/db/tables/users.ts"],
  ["server/platform/ai/x.ts", "#server/platform/http/errors.ts"],
  ["server/features/diary/x.ts", "./queries.ts"],
  ["server/features/diary/x.ts", "#server/platform/http/errors.ts"],
  ["server/features/diary/x.ts", "#core/contracts/sign-in/auth.ts"],
  ["server/features/diary/x.ts", "node:fs"],
  ["server/features/diary/diary.test.ts", "#server/testing/test-app.ts"],
  ["server/testing/test-app.ts", "#server/app.ts"],
  ["server/app.ts", "#server/features/diary/routes.ts"],
  ["server/main.ts", "#server/app.ts"],
  ["web/lib/x.ts", "#core/domain/site/brand.ts"],
  ["web/texts/x.ts", "#core/texts/format-message.ts"],
  ["web/ui/x.tsx", "#web/lib/class-names.ts"],
  ["web/ui/x.tsx", "#web/texts/texts.ts"],
  ["web/api/x.ts", "#web/lib/http/api-client.ts"],
  ["web/components/x.tsx", "#web/api/diary.ts"],
  ["web/features/diary/x.tsx", "#web/components/food/plates/plate.tsx"],
  ["web/features/diary/x.tsx", "./meals/entry-row.tsx"],
  ["web/features/diary/x.tsx", "react"],
  ["web/features/diary/diary.test.tsx", "#web/testing/render.tsx"],
  ["web/app/router.tsx", "#web/features/diary/diary-page.tsx"],
  ["web/main.tsx", "#web/app/router.tsx"],
  ["e2e/diary/x.spec.ts", "#core/domain/site/brand.ts"],
  ["e2e/diary/x.spec.ts", "#e2e/support/journey.ts"],
];

/** Each file imports the next and the last one the first, across folders and by type only. */
const circle = [
  ["server/platform/circle-start.ts", "#server/db/tables/circle-middle.ts"],
  ["server/db/tables/circle-middle.ts", "#server/platform/circle-end.ts"],
  ["server/platform/circle-end.ts", "./circle-start.ts"],
] as const;

const refused = new Set<string>();
const inCircle = new Set<string>();

/** Every import is written into a copy of the tree, one line each, and Biome checks all of them at once. */
beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-boundaries-"));
  try {
    for (const file of ["biome.json", "package.json"]) copyFileSync(file, path.join(folder, file));
    const importsByFile = new Map<string, Import[]>();
    for (const planted of [...breaches, ...lawful]) importsByFile.set(planted[0], [...(importsByFile.get(planted[0]) ?? []), planted]);
    for (const [file, imports] of importsByFile) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), imports.map(([, imported]) => `import "${imported}";\n`).join(""));
    }
    for (const [file, imported] of circle) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), `import type { A } from "${imported}";\nexport type { A };\n`);
    }
    const biome = path.resolve("node_modules/@biomejs/biome/bin/biome");
    const options = [
      "--only=style/noRestrictedImports",
      "--only=suspicious/noImportCycles",
      "--vcs-enabled=false",
      "--reporter=json",
      "--max-diagnostics=none",
    ];
    const { stdout } = spawnSync(process.execPath, [biome, "lint", ...options, "."], { cwd: folder, encoding: "utf8" });
    const report: { diagnostics: { category: string; location: { path: string; start: { line: number } } }[] } = JSON.parse(stdout);
    for (const { category, location } of report.diagnostics) {
      if (category === "lint/suspicious/noImportCycles") {
        inCircle.add(location.path);
        continue;
      }
      const [, imported] = importsByFile.get(location.path)?.[location.start.line - 1] ?? [];
      refused.add(`${location.path} ${imported}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(breaches)("%s may not import %s", (file, imported) => {
  expect(refused).toContain(`${file} ${imported}`);
});

test.each(lawful)("%s may import %s", (file, imported) => {
  expect(refused).not.toContain(`${file} ${imported}`);
});

test("Biome rejects circular imports, including those of types", () => {
  expect([...inCircle]).toEqual(expect.arrayContaining(circle.map(([file]) => file)));
});
