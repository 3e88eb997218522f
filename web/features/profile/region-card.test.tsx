// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { UNDECIDED } from "#web/api/food-view.ts";
import { TalkCard } from "#web/components/care/talk-card.tsx";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { RegionCard } from "./region-card.tsx";

function open(answer: { status?: number; body: unknown }) {
  const calls = fakeServer({ "GET /api/admin/settings/public": { body: [] }, "PUT /api/user/view": answer });
  const ui = (
    <>
      <RegionCard />
      <TalkCard isSelfHarm={false} />
    </>
  );
  renderAt(ui, { path: "/profile", user: makeUser({ view: { ...UNDECIDED, foodDisplay: "numbers" } }) });
  return { user: userEvent.setup(), sent: () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body) };
}
const choice = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Where you live" });
const emergency = (number: string) => screen.queryByRole("link", { name: number });

it("starts with the browser's country, and a chosen one changes helplines and emergency number at once", async () => {
  const { user, sent } = open({ body: { ...UNDECIDED, foodDisplay: "numbers", region: "GB" } });
  expect(choice().selectedOptions[0]?.textContent).toBe("Not chosen (United States)");
  expect(emergency("911")).not.toBeNull();
  await user.selectOptions(choice(), "United Kingdom");
  expect(emergency("999")).not.toBeNull();
  expect(screen.getByRole("heading", { name: "Childline" })).toBeDefined();
  await waitFor(() => expect(sent()).toEqual([{ region: "GB" }]));
  expect(choice().value).toBe("GB");
});

it("goes back to the browser's country", async () => {
  const { user, sent } = open({ body: { ...UNDECIDED, foodDisplay: "numbers" } });
  await user.selectOptions(choice(), "Ireland");
  await user.selectOptions(choice(), "Not chosen (United States)");
  await waitFor(() => expect(sent().at(-1)).toEqual({ region: null }));
  expect(emergency("911")).not.toBeNull();
});

it("shows the international list for a country without lines, and claims no number", async () => {
  const { user } = open({ body: { ...UNDECIDED, foodDisplay: "numbers", region: "ZZ" } });
  await user.selectOptions(choice(), "Another country");
  expect(await screen.findByRole("heading", { name: "Find A Helpline" })).toBeDefined();
  expect(screen.getByText(/Call your local emergency number\./)).toBeDefined();
});

it("says so if the choice was not saved, and shows the old one", async () => {
  const { user } = open({ status: 400, body: { message: "No", code: "invalid_input" } });
  await user.selectOptions(choice(), "Ireland");
  expect(await screen.findByText("It is as before. Please try again.")).toBeDefined();
  expect(choice().value).toBe("");
});
