import { expect, it } from "vitest";
import { groupsOf } from "./food-groups.ts";

it("names each group once, in a fixed order", () => {
  expect(groupsOf(["dairy", "fruit", "dairy", "fruit", "grain"])).toEqual(["fruit", "grain", "dairy"]);
});

it("omits foods that belong to no group", () => {
  expect(groupsOf(["other", "user-entered"])).toEqual([]);
});
