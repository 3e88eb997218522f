import { describe, expect, it } from "vitest";
import { toIsoText } from "./iso-text.ts";

describe("a timestamp of the database as ISO text", () => {
  it.each([
    ["2026-03-01 12:10:00+00", "2026-03-01T12:10:00.000Z"],
    ["2026-03-01 12:10:00.5+00", "2026-03-01T12:10:00.500Z"],
    ["2026-03-01 12:10:00.25+00", "2026-03-01T12:10:00.250Z"],
    ["2026-03-01 12:10:00.123456+00", "2026-03-01T12:10:00.123Z"],
    ["2026-03-01 12:10:00.999999+00", "2026-03-01T12:10:00.999Z"],
  ])("%s", (timestamp, text) => {
    expect(toIsoText(timestamp)).toBe(text);
    expect(text).toBe(new Date(timestamp).toISOString());
  });

  it("converts the offset of a connection in another time zone", () => {
    expect(toIsoText("2026-03-01 13:10:00+01")).toBe("2026-03-01T12:10:00.000Z");
    expect(toIsoText("2026-03-01 17:40:00.5+05:30")).toBe("2026-03-01T12:10:00.500Z");
    expect(toIsoText("2026-02-28 22:10:00-03")).toBe("2026-03-01T01:10:00.000Z");
  });
});
