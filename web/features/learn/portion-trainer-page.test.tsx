// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { PortionToGuess } from "#core/contracts/learn/learn-labs.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { PortionTrainerPage } from "./portion-trainer-page.tsx";

const food = (name: string, shape: PortionToGuess["shape"], measure: PortionToGuess["measure"] = "cup"): PortionToGuess => ({
  name,
  serving: "1 cup",
  picture: "cooked-rice",
  category: "grain",
  rim: { protein: 10, carbs: 80, fat: 10 },
  shape,
  thicknessMm: 4,
  gramsPerMl: 0.69,
  measure,
  measureGrams: 160,
});
const PORTIONS = [
  food("White rice", "pile"),
  food("Cereal", "bowl"),
  food("Butter", "spread", "tablespoon"),
  food("Tofu", "slice", "ounce"),
];

async function openTrainer() {
  fakeServer({ "GET /api/learn/labs/portions": { body: PORTIONS } });
  renderAt(<PortionTrainerPage />, { path: "/learn/labs/portions", user: makeUser() });
  return screen.findByRole("heading", { level: 2, name: "How much is this? White rice" });
}

it("takes a typed guess, and then shows the real amount and how close it was", async () => {
  await openTrainer();
  const typed = screen.getByRole("textbox", { name: "Your guess" });
  await userEvent.clear(typed);
  await userEvent.type(typed, "2");
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("2 cups, about 320 g");
  await userEvent.click(screen.getByRole("button", { name: "Show the real amount" }));
  expect(screen.getByRole("heading", { level: 2, name: /^You said 2 cups\. It is .+ cups?\.$/ })).toBeDefined();
  expect(screen.getByText("320 g")).toBeDefined();
  expect(screen.getByRole("heading", { name: "How close, by week" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Next drawing" }));
  expect(screen.getByRole("heading", { level: 2, name: "How much is this? Cereal" })).toBeDefined();
});

it("says in words what the drawing shows, with cards or with a hand beside it", async () => {
  await openTrainer();
  expect(screen.getByRole("img", { name: /^White rice, a pile .+ across .+ a deck of cards, a quarter/ })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "A hand" }));
  expect(screen.getByRole("img", { name: /Beside it a hand, 17\.5 centimeters long/ })).toBeDefined();
});
