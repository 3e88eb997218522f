// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

afterEach(cleanup);

function ListOfOne() {
  const [isOpen, setOpen] = useState(false);
  const [hasRow, setHasRow] = useState(true);
  return (
    <TitledCard title="Foods" titleRef={() => {}}>
      {hasRow && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete oats
        </button>
      )}
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete oats"
        description="Are you sure?"
        action="Delete"
        onConfirm={() => setHasRow(false)}
      />
    </TitledCard>
  );
}

test("canceling returns the focus to the button that opened the dialog", async () => {
  render(<ListOfOne />);
  await userEvent.click(screen.getByRole("button", { name: "Delete oats" }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete oats" })));
});

test("the section's title gets the focus when the row is gone before the dialog has closed", async () => {
  render(<ListOfOne />);
  await userEvent.click(screen.getByRole("button", { name: "Delete oats" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Foods" })));
});
