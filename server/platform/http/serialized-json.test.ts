import fc from "fast-check";
import { expect, test } from "vitest";
import { appendJsonField, closeObject, dropFields, joinJson, type SerializedJson, writeJson, writeLastFields } from "./serialized-json.ts";

const toText = (json: SerializedJson): string => Buffer.concat(json).toString();
const object = fc.dictionary(fc.string(), fc.jsonValue());
const fields = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
/** Values that try to look like the fields around them. */
const value = fc.oneof(fc.string(), fc.constantFrom(',"texts":', '","dates":"', "}"), fc.jsonValue({ maxDepth: 0 }));

test("a list of serialized values is what JSON makes of the values", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      expect(toText(joinJson(values.map(writeJson)))).toBe(JSON.stringify(values));
    }),
  );
});

test("an appended field is what JSON makes of the whole object", () => {
  fc.assert(
    fc.property(object, fc.jsonValue(), (before, last) => {
      // A name that comes last in JSON too: names of digits are sorted first.
      const name = '"last" \\ field';
      expect(toText(appendJsonField(before, name, writeJson(last)))).toBe(JSON.stringify({ ...before, [name]: last }));
    }),
  );
});

test("an object closed with further fields is what JSON reads as both together", () => {
  fc.assert(
    fc.property(fields, fields, (before, last) => {
      const [bytes = Buffer.alloc(0)] = writeJson(before);
      expect(JSON.parse(toText(closeObject(bytes, writeLastFields(last))))).toEqual(JSON.parse(JSON.stringify({ ...before, ...last })));
    }),
  );
});

test("dropped fields leave what JSON makes of the others, whatever the values look like", () => {
  fc.assert(
    fc.property(value, value, value, (name, texts, dates) => {
      const json = writeJson({ id: 1, name, texts, more: texts, dates });
      expect(toText(dropFields(json, "texts", "dates"))).toBe(JSON.stringify({ id: 1, name, dates }));
      expect(toText(dropFields(json, "absent", "dates"))).toBe(JSON.stringify({ id: 1, name, texts, more: texts, dates }));
    }),
  );
  const [bytes = Buffer.alloc(0)] = writeJson({ id: 1, texts: "a" });
  expect(toText(dropFields(closeObject(bytes, writeLastFields({ dates: 2 })), "texts", "dates"))).toBe('{"id":1,"dates":2}');
});
