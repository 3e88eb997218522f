// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// The menu's file is compiled when it is first opened, which takes a while on a busy computer.
configure({ asyncUtilTimeout: 15_000 });
beforeEach(() => vi.resetModules());
afterEach(cleanup);

/** Simulates a page that has just loaded, when the menu's own file has not. */
async function showMenu() {
  const { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } = await import("./dropdown-menu.tsx");
  const chosen: string[] = [];
  render(
    <DropdownMenu>
      <DropdownMenuTrigger>More</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem disabled>Undo</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => chosen.push("Edit")}>Edit</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => chosen.push("Move")}>Move</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  return { button: screen.getByRole("button", { name: "More" }), chosen };
}

const announced = (button: HTMLElement) => [button.getAttribute("aria-haspopup"), button.getAttribute("aria-expanded")];

describe("a menu whose file is not loaded yet", () => {
  it("announces its menu from the start and opens at the first press", async () => {
    const { button, chosen } = await showMenu();
    expect(announced(button)).toEqual(["menu", "false"]);
    fireEvent.pointerDown(button, { button: 0 });
    expect(announced(button)).toEqual(["menu", "true"]);
    expect(screen.queryByRole("menu")).toBeNull();
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move" }));
    expect(chosen).toEqual(["Move"]);
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(announced(button)).toEqual(["menu", "false"]);
  });

  it.each(["Enter", " ", "ArrowDown"])("opens with the key '%s', focuses the first item, and returns the focus", async (key) => {
    const { button, chosen } = await showMenu();
    button.focus();
    fireEvent.keyDown(button, { key });
    expect(screen.queryByRole("menu")).toBeNull();
    const first = await screen.findByRole("menuitem", { name: "Edit" });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(chosen).toEqual(["Move"]);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it("stays closed when it is pressed twice or Escape is pressed meanwhile", async () => {
    const { button } = await showMenu();
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerDown(button, { button: 0 });
    expect(announced(button)).toEqual(["menu", "false"]);
    fireEvent.keyDown(button, { key: "Enter" });
    fireEvent.keyDown(button, { key: "Escape" });
    expect(announced(button)).toEqual(["menu", "false"]);
    const { preloadMenus } = await import("./dropdown-menu.tsx");
    await preloadMenus();
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("opens at once when the file has loaded", async () => {
    const { preloadMenus } = await import("./dropdown-menu.tsx");
    await preloadMenus();
    const { button } = await showMenu();
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Edit" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
