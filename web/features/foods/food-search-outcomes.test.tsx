// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { store } from "#web/lib/storage.ts";
import { BANANA, box, found, learnMore, names, openPage, QUERY_KEY } from "#web/testing/food-search.tsx";

beforeEach(() => localStorage.clear());

describe("the keyboard", () => {
  it("moves from the box through the foods and back, and Enter opens one", async () => {
    const { user, path } = openPage({ path: "/search?q=banana" });
    const first = await learnMore("Banana");
    await user.click(box());
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(first);
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(await learnMore("Banana bread"));
    await user.keyboard("{End}{ArrowDown}");
    expect(document.activeElement).toBe(await learnMore("Banana split"));
    await user.keyboard("{ArrowLeft}{Home}{ArrowUp}");
    expect(document.activeElement).toBe(box());
    await user.keyboard("{ArrowDown}{Enter}");
    expect(path()).toBe(`/search?q=banana&food=${BANANA.id}`);
  });

  it("moves by rows if the foods are in columns", async () => {
    const { user } = openPage({ path: "/search?q=banana" });
    await learnMore("Banana");
    screen.getByRole("list", { name: "Foods found" }).style.gridTemplateColumns = "100px 100px";
    await user.click(box());
    await user.keyboard("{ArrowDown}{ArrowRight}");
    expect(document.activeElement).toBe(await learnMore("Banana bread"));
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(await learnMore("Banana split"));
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(await learnMore("Banana"));
  });

  it("clears with Escape, from the box and from a food", async () => {
    const { user } = openPage({ path: "/search?q=banana" });
    (await learnMore("Banana")).focus();
    await user.keyboard("{Escape}");
    expect(box().value).toBe("");
    expect(document.activeElement).toBe(box());
    await user.type(box(), "apple{Escape}");
    expect(box().value).toBe("");
    expect(await screen.findByRole("heading", { name: "Popular foods" })).toBeTruthy();
  });
});

describe("nothing found", () => {
  const offer = "We don't know this one yet. Want AI to take a look? Only you will see it.";

  // Spec: S2.66, S4.19
  it("is reported, with an offer of AI", async () => {
    openPage({ path: "/search?q=zzz" });
    expect(await screen.findByText(offer)).toBeTruthy();
    expect(screen.getByText("No foods found").getAttribute("role")).toBe("status");
    expect(screen.getByRole("button", { name: 'Analyze "zzz" with AI' })).toBeTruthy();
  });

  it("is not reported for a search that is still loading", async () => {
    openPage({ path: "/search?q=zzz", search: (q) => (q === "zzz" ? found(q) : new Promise(() => undefined)) });
    await screen.findByText(offer);
    fireEvent.change(box(), { target: { value: "apple" } });
    await screen.findByText("Loading...");
    expect(screen.queryByText(offer)).toBeNull();
  });
});

describe("the food sheet", () => {
  // Spec: S2.62
  it("opens with its own URL, and Back closes it", async () => {
    const { user, path } = openPage({ path: "/search?q=banana", inBrowser: true });
    await user.click(await learnMore("Banana"));
    expect(path()).toBe(`/search?q=banana&food=${BANANA.id}`);
    await screen.findByRole("dialog", { name: "Banana" });
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(path()).toBe("/search?q=banana");
    expect(names("Foods found")).toHaveLength(3);
  });

  it("closes the way Back does, so that Back does not open it again", async () => {
    const { user } = openPage({ path: "/search?q=banana", inBrowser: true });
    await user.click(await learnMore("Banana"));
    await screen.findByRole("dialog", { name: "Banana" });
    const go = vi.spyOn(window.history, "go");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(go).toHaveBeenCalledWith(-1);
    go.mockRestore();
  });

  it("does not bring back a search that is cleared before the browser has gone back", async () => {
    const { user, path } = openPage({ path: "/search?q=banana", inBrowser: true });
    await user.click(await learnMore("Banana"));
    await screen.findByRole("dialog", { name: "Banana" });
    const go = vi.spyOn(window.history, "go").mockImplementation(() => undefined);
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(go).toHaveBeenCalledWith(-1);
    go.mockRestore();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    act(() => window.history.back());
    await waitFor(() => expect(path()).toBe("/search"));
    expect(screen.getByLabelText<HTMLInputElement>("Search foods").value).toBe("");
  });

  it("opens at once from a link, without the last search, and closes in place", async () => {
    store(QUERY_KEY, "apple");
    const { user, path } = openPage({ path: `/search?food=${BANANA.id}` });
    await screen.findByRole("dialog", { name: "Banana" });
    expect(screen.getByLabelText<HTMLInputElement>("Search foods").value).toBe("");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(path()).toBe("/search");
  });
});
