// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { box, openPage, QUERY_KEY, submit } from "#web/testing/food-search.tsx";

beforeEach(() => localStorage.clear());

const help = () => screen.findByRole("heading", { level: 2, name: "You don't have to sort it out alone" });

it("meets a search about something hard with helplines first; it is sent, kept and shown nowhere", async () => {
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

it("still searches where the person wants to, and remembers nothing of it", async () => {
  const { user, path, searchedFor } = openPage();
  fireEvent.change(box(), { target: { value: "laxatives" } });
  await help();
  await user.click(screen.getByRole("button", { name: "Search foods for this anyway" }));
  await waitFor(() => expect(searchedFor()).toContain("laxatives"));
  await help();
  expect(path()).toBe("/search");
  expect(JSON.stringify({ ...localStorage })).not.toContain("laxative");
});

it("takes such words out of an address that brought them", async () => {
  const { path, searchedFor } = openPage({ path: "/search?q=laxatives" });
  await help();
  await waitFor(() => expect(path()).toBe("/search"));
  expect(searchedFor()).toEqual([]);
});

it("says nothing of the kind about a food", async () => {
  const { searchedFor } = openPage({ path: "/search?q=rice%20laxative%20tea" });
  await waitFor(() => expect(searchedFor()).toContain("rice laxative tea"));
  expect(screen.queryByText("You don't have to sort it out alone")).toBeNull();
});
