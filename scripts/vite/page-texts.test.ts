import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findPageTexts } from "./page-texts.mjs";
import { fillWithEnglish } from "./translations.mjs";

const ENGLISH = { title: "Water", glasses: "{n, plural, one {# glass} other {# glasses}}" };

test("English stands in for what a translation lacks", () => {
  expect(JSON.parse(fillWithEnglish({ title: "Agua", glasses: "" }, ENGLISH))).toEqual({ ...ENGLISH, title: "Agua" });
});

test("a page loads the catalogs that its modules read, also in parts that it loads later, but not those of the frame", () => {
  const files = {
    "main.tsx": 'import "#web/app/pages.ts";\nimport { Frame } from "./frame.tsx";\n',
    "frame.tsx": 'const t = texts("shared");',
    "app/pages.ts": 'const water = { module: "water-page.tsx", load: () => import("#web/water-page.tsx") };',
    "app/find-page.ts": "",
    "app/shell/shell.tsx": 'import {\n  a,\n} from "#web/frame.tsx";\nconst t = texts("shell");',
    "water-page.tsx": 'import { Row } from "./row.tsx";\nimport type { T } from "./type.ts";\nconst Late = () => import("#web/late.tsx");',
    "row.tsx": 'import "./frame.tsx";\nexport const Row = () => texts("water")("title");',
    "late.tsx": 'texts("diary")("title");',
    "type.ts": 'texts("unrelated")("title");',
  };
  const root = mkdtempSync(path.join(tmpdir(), "bitebright-page-texts-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
  }
  expect(findPageTexts(root)).toEqual({ "main.tsx": ["shared"], "app/shell/shell.tsx": ["shell"], "water-page.tsx": ["diary", "water"] });
});
