// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { box, openPage, QUERY_KEY, submit } from "#web/testing/food-search.tsx";

beforeEach(() => localStorage.clear());

const help = () => screen.findByRole("heading", { level: 2, name: "You don't have to sort it out alone" });

it("answers a search about a hard topic with helplines first; it is sent, stored and shown nowhere", async () => {
  const { user, path, searchedFor } = openPage();
  fireEvent.change(box(), { target: { value: "how many laxatives" } });
  await user.click(submit());
  await help();
  expect(screen.getByRole("link", { name: "More lines, and what to say first" }).getAttribute("href")).toBe("/support");
  expect(searchedFor()).toEqual([]);
  expect(path()).toBe("/search");
  expect(JSON.stringify({ ...localStorage })).not.toContain("laxative");
  expect(localStorage.getItem(QUERY_KEY)).toBeNull();
});

it("still searches if the user wants to, and stores nothing of it", async () => {
  const { user, path, searchedFor } = openPage();
  fireEvent.change(box(), { target: { value: "laxatives" } });
  await help();
  await user.click(screen.getByRole("button", { name: "Search foods for this anyway" }));
  await waitFor(() => expect(searchedFor()).toContain("laxatives"));
  await help();
  expect(path()).toBe("/search");
  expect(JSON.stringify({ ...localStorage })).not.toContain("laxative");
});

it("removes such words from a URL that contains them", async () => {
  const { path, searchedFor } = openPage({ path: "/search?q=laxatives" });
  await help();
  await waitFor(() => expect(path()).toBe("/search"));
  expect(searchedFor()).toEqual([]);
});

it("shows nothing of the kind for a food", async () => {
  const { searchedFor } = openPage({ path: "/search?q=rice%20laxative%20tea" });
  await waitFor(() => expect(searchedFor()).toContain("rice laxative tea"));
  expect(screen.queryByText("You don't have to sort it out alone")).toBeNull();
});
