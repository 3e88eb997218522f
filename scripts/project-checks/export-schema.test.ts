import path from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { PersonalExport } from "#core/contracts/export-format.ts";

test("the JSON Schema of the export matches its Zod schema (generated: run this test with -u after a change)", async () => {
  const schema = `${JSON.stringify(z.toJSONSchema(PersonalExport, { io: "input" }), null, 2)}\n`;
  await expect(schema).toMatchFileSnapshot(path.resolve("docs/export-format.schema.json"));
});
