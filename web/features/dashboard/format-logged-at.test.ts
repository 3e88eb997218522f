import { expect, it } from "vitest";
import { whenEaten } from "./format-logged-at.ts";

const HONOLULU = "Pacific/Honolulu";

it("shows the local time of what was eaten today", () => {
  expect(whenEaten({ loggedAt: "2025-11-14T01:35:00.000Z", customTime: null }, "2025-11-13", HONOLULU)).toBe("3:35 PM");
});

it("prefers the time that the user gave", () => {
  expect(whenEaten({ loggedAt: "2025-11-14T01:35:00.000Z", customTime: "07:05" }, "2025-11-13", HONOLULU)).toBe("7:05 AM");
});

it("shows the day of what was eaten earlier", () => {
  expect(whenEaten({ loggedAt: "2025-11-13T09:59:00.000Z", customTime: "23:00" }, "2025-11-13", HONOLULU)).toBe("yesterday");
  expect(whenEaten({ loggedAt: "2025-11-10T12:00:00.000Z", customTime: null }, "2025-11-13", HONOLULU)).toBe("Nov 10");
});
