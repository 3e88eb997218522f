import { fireEvent, screen, within } from "@testing-library/react";
import { expect, onTestFinished } from "vitest";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** Toasts persist across tests, so a unique message keeps a test from reading the previous test's toast. */
export const startWithNoToast = (): void => toast({ title: "Something earlier" });

/** Waits until the visible toast has exactly this text. */
export async function expectToast(title: string, description: string): Promise<void> {
  const region = within(await screen.findByRole("region", { name: /notifications/i }));
  await region.findByText(title);
  expect(region.getByText(description)).toBeDefined();
}

/** Call it after rendering. An open toast handles the Escape key, which a later test may need for something else. */
export function closeToastAtTheEnd(): void {
  onTestFinished(() => {
    const region = screen.getByRole("region", { name: /notifications/i, hidden: true });
    fireEvent.click(within(region).getByRole("button", { name: "Close", hidden: true }));
  });
}
