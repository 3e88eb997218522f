import { expect, it } from "vitest";
import { toFoodGroups } from "./food-groups.ts";

it("names each group once, in a fixed order", () => {
  expect(toFoodGroups(["dairy", "fruit", "dairy", "fruit", "grain"])).toEqual(["fruit", "grain", "dairy"]);
});

it("omits foods that belong to no group", () => {
  expect(toFoodGroups(["other", "user-entered"])).toEqual([]);
});
