import { screen, within } from "@testing-library/react";
import { expect } from "vitest";

/** Waits until the visible toast has exactly this text. */
export async function expectToast(title: string, description: string): Promise<void> {
  const region = within(await screen.findByRole("region", { name: /notifications/i }));
  await region.findByText(title);
  expect(region.getByText(description)).toBeDefined();
}
