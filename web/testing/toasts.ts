import { fireEvent, screen, within } from "@testing-library/react";
import { expect, onTestFinished } from "vitest";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** Toasts outlive a test: a message of its own keeps one test from reading the last one's. */
export const startWithNoToast = (): void => toast({ title: "Something earlier" });

/** Waits for the one toast that is on the screen to say this, letter for letter. */
export async function expectToast(title: string, description: string): Promise<void> {
  const region = within(await screen.findByRole("region", { name: /notifications/i }));
  await region.findByText(title);
  expect(region.getByText(description)).toBeDefined();
}

/** To be called after rendering. An open toast takes the Escape key, which a test after this one may press for something else. */
export function closeToastAtTheEnd(): void {
  onTestFinished(() => {
    const region = screen.getByRole("region", { name: /notifications/i, hidden: true });
    fireEvent.click(within(region).getByRole("button", { name: "Close", hidden: true }));
  });
}
