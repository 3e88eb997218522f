// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

test("a pending button says so, is busy, keeps its focus and does nothing more", async () => {
  const onClick = vi.fn();
  const { rerender } = render(
    <Button onClick={onClick} pendingText="Saving...">
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  rerender(
    <Button onClick={onClick} pendingText="Saving..." pending>
      Save
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Saving..." });
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("a pending submit button does not send the form again", async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending pendingText="Saving...">
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(onSubmit).not.toHaveBeenCalled();
});
