// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { BANANA, box, openPage, QUERY_KEY, RECENT_KEY, submit } from "#web/testing/food-search.tsx";

beforeEach(() => localStorage.clear());

const help = () => screen.findByRole("heading", { level: 2, name: "You don't have to sort it out alone" });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

it("answers a search about a hard topic with helplines first, then the foods, and no offer of AI", async () => {
  const { user, searchedFor } = openPage({ search: () => ({ body: [BANANA] }), providers: ["anthropic"] });
  type("lose weight fast");
  await user.click(submit());
  const title = await help();
  expect(screen.getByRole("link", { name: "More lines, and what to say first" }).getAttribute("href")).toBe("/support");
  const food = await screen.findByRole("heading", { name: "Banana" });
  expect(title.compareDocumentPosition(food) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(new Set(searchedFor())).toEqual(new Set(["lose weight fast"]));
  expect(screen.queryByText(/Analyze|Ask AI/)).toBeNull();
});

it("offers no AI where nothing is found", async () => {
  openPage({ search: () => ({ body: [] }), providers: ["anthropic"] });
  type("how many laxatives");
  await help();
  expect((await screen.findAllByText("No foods found")).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Analyze|AI/)).toBeNull();
});

it.each(["how many laxatives", "kill myself", "st4rve myself"])("keeps '%s' out of the URL and the device", async (text) => {
  const { user, path } = openPage();
  type(text);
  await user.click(submit());
  await screen.findByRole("link", { name: "More lines, and what to say first" });
  expect(path()).toBe("/search");
  expect([localStorage.getItem(QUERY_KEY), localStorage.getItem(RECENT_KEY)]).toEqual([null, null]);
  expect(JSON.stringify({ ...localStorage })).not.toContain(text);
});

it("answers words of self-harm with somebody to talk to alone: no foods, no way to them, no line about eating", async () => {
  const { searchedFor } = openPage({ search: () => ({ body: [BANANA] }) });
  type("i want to kill myself");
  expect(await screen.findByRole("heading", { level: 2, name: "You don't have to carry this alone." })).toBeDefined();
  expect(screen.queryByText(/Food can feel heavy/)).toBeNull();
  expect(screen.queryByText(/eating disorder|food, eating/i)).toBeNull();
  expect(screen.queryByRole("heading", { name: "Banana" })).toBeNull();
  expect(screen.queryByRole("button", { name: /search/i, description: /anyway/ })).toBeNull();
  expect(searchedFor()).toEqual([]);
});

it("removes such words from a URL that contains them", async () => {
  const { path } = openPage({ path: "/search?q=laxatives" });
  await help();
  await waitFor(() => expect(path()).toBe("/search"));
});

it("shows nothing of the kind for a food", async () => {
  const { searchedFor, path } = openPage({ path: "/search?q=rice%20laxative%20tea" });
  await waitFor(() => expect(searchedFor()).toContain("rice laxative tea"));
  expect(screen.queryByText("You don't have to sort it out alone")).toBeNull();
  expect(path()).toBe("/search?q=rice%20laxative%20tea");
});
