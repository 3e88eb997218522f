// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openPage } from "#web/testing/food-search.tsx";

beforeEach(() => localStorage.clear());

it.each([
  ["vodka", /^We don’t list alcohol\./],
  ["raw%20milk", /not pasteurized can make you very ill/],
  ["cod%20liver%20oil", /about 4,000 µg of vitamin A/],
])("a search for %s is answered before its results", async (query, text) => {
  const { searchedFor } = openPage({ path: `/search?q=${query}` });
  expect((await screen.findByRole("note", { name: "About this search" })).textContent).toMatch(text);
  await waitFor(() => expect(searchedFor()).toContain(decodeURIComponent(query)));
});
