import { expect, test } from "vitest";
import { findHardTopic } from "#core/domain/care/find-hard-topic.ts";
import { loadCatalogue } from "./load-catalogue.ts";

test("no catalogue food is taken for a cry for help", () => {
  const names = loadCatalogue().flatMap(({ name, otherNames }) => [name, ...otherNames]);
  expect(names.length).toBeGreaterThan(1_000);
  expect(names.filter(findHardTopic)).toEqual([]);
});
