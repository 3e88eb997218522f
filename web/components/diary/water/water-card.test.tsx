import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import type { WaterIntake } from "#core/contracts/water.ts";
import { today } from "#web/lib/today.ts";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { WaterCard } from "./water-card.tsx";

interface Opening {
  day?: string;
  glasses?: [morning: number, afternoon: number, evening: number];
  read?: () => Answer;
  /** The server's answer; by default it repeats what was sent. */
  save?: () => Answer | Promise<Answer>;
  user?: Partial<User>;
}

function openCard({ day = today(), glasses: [morning, afternoon, evening] = [3, 1, 0], read, save, user }: Opening = {}) {
  const water: WaterIntake = { date: day, morningGlasses: morning, afternoonGlasses: afternoon, eveningGlasses: evening };
  const saved = (): Answer => ({ body: { date: day, ...(calls.findLast(({ method }) => method === "PUT")?.body ?? {}) } });
  const calls = fakeServer({ [`GET /api/water/${day}`]: read ?? { body: water }, [`PUT /api/water/${day}`]: save ?? saved });
  renderAt(<WaterCard day={day} dayName={day === today() ? "today" : "on Nov 10"} />, { user: makeUser(user) });
  return { user: userEvent.setup(), sent: () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body) };
}

const card = () => screen.getByRole("region", { name: "Water" });
const more = (period: string) => within(card()).findByRole("button", { name: `One glass more, ${period}` });
const less = (period: string) => within(card()).findByRole<HTMLButtonElement>("button", { name: `One glass less, ${period}` });
const total = (text: string) => within(card()).findByText(text, { selector: "b" });
const said = () => within(card()).getByRole("status").textContent;
const undo = () => within(card()).getByRole("button", { name: "Undo" });

// Spec: S9.3
it("adds up the three periods against the goal of eight", async () => {
  openCard({ glasses: [3, 2, 0] });
  await total("5 of 8 glasses");
  expect(card().textContent).toContain("glasses today");
});

it("follows age and gender, and says where its number comes from", async () => {
  openCard({ user: { age: 16, gender: "male" } });
  await total("4 of 11 glasses");
  expect(card().textContent).toContain("drink about 2.6 liters a day");
  cleanup();
  openCard();
  await total("4 of 8 glasses");
  expect(card().textContent).toContain("8 glasses is a round number for everybody");
});

// Spec: S1.8, S7.35
it("counts a glass at once, says so and sends the whole day with its previous state", async () => {
  const { user, sent } = openCard({ glasses: [3, 1, 0] });
  await user.click(await more("afternoon"));
  await total("5 of 8 glasses");
  expect(said()).toBe("Added one glass this afternoon.");
  const basedOn = { morningGlasses: 3, afternoonGlasses: 1, eveningGlasses: 0 };
  expect(sent()).toEqual([{ ...basedOn, afternoonGlasses: 2, basedOn }]);
});

// Spec: S2.72
it("says 'in the afternoon' on another day", async () => {
  const { user } = openCard({ day: "2024-02-29" });
  await user.click(await more("afternoon"));
  expect(said()).toBe("Added one glass in the afternoon.");
});

// Spec: S4.29, S9.13, D4.12
it("removes a glass only above two", async () => {
  const { user } = openCard({ glasses: [3, 2, 0] });
  expect((await less("afternoon")).disabled).toBe(true);
  expect((await less("evening")).disabled).toBe(true);
  await user.click(await less("morning"));
  await total("4 of 8 glasses");
  expect(said()).toBe("Took away one glass this morning.");
  expect((await less("morning")).disabled).toBe(true);
});

it("keeps the focus in the row when the minus button becomes inactive", async () => {
  const { user } = openCard({ glasses: [3, 0, 0] });
  await user.click(await less("morning"));
  expect(document.activeElement).toBe(await more("morning"));
});

// Spec: D4.12
it("undoes every tap, also below the minimum", async () => {
  const { user, sent } = openCard({ glasses: [0, 0, 0] });
  await user.click(await more("evening"));
  await user.click(await more("morning"));
  await user.click(undo());
  await total("1 of 8 glasses");
  expect(said()).toBe("Taken back.");
  await user.click(undo());
  await total("0 of 8 glasses");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Water" }));
  expect(sent().at(-1)).toMatchObject({ morningGlasses: 0, afternoonGlasses: 0, eveningGlasses: 0 });
});

it("says at eight glasses what they are for", async () => {
  const { user } = openCard({ glasses: [3, 3, 1] });
  await user.click(await more("evening"));
  await total("8 of 8 glasses");
  expect(said()).toBe("8 glasses. Your brain runs on this.");
});

it("makes the ring pulse when the eighth glass is filled, not for a day that loads with eight", async () => {
  const pulse = () => card().querySelector(".motion-safe\\:animate-goal");
  const { user } = openCard({ glasses: [3, 3, 1] });
  await total("7 of 8 glasses");
  expect(pulse()).toBeNull();
  await user.click(await more("evening"));
  await total("8 of 8 glasses");
  expect(pulse()).not.toBeNull();
  await user.click(undo());
  await total("7 of 8 glasses");
  expect(pulse()).toBeNull();
  cleanup();
  openCard({ glasses: [3, 3, 2] });
  await total("8 of 8 glasses");
  expect(pulse()).toBeNull();
});

// Spec: S4.30
it("stops at fifty glasses per period", async () => {
  openCard({ glasses: [50, 0, 0] });
  await total("50 of 8 glasses");
  expect((await more("morning")).hasAttribute("disabled")).toBe(true);
  expect((await more("evening")).hasAttribute("disabled")).toBe(false);
});

// Spec: S8.14
it("reverts the glass and says so when the server rejects it", async () => {
  const { user } = openCard({ glasses: [1, 0, 0], save: () => ({ status: 500, body: "" }) });
  await user.click(await more("morning"));
  await screen.findByText("Failed to update water intake");
  await total("1 of 8 glasses");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("reverts all glasses when the server stops responding", async () => {
  let isOnline = true;
  const { user } = openCard({
    glasses: [1, 0, 0],
    read: () => ({
      status: isOnline ? 200 : 500,
      body: isOnline ? { date: today(), morningGlasses: 1, afternoonGlasses: 0, eveningGlasses: 0 } : "",
    }),
    save: () => ({ status: 500, body: "" }),
  });
  const plus = await more("morning");
  isOnline = false;
  await user.click(plus);
  await user.click(plus);
  await screen.findByText("Failed to update water intake");
  await total("1 of 8 glasses");
});

// Spec: S8.13
it("retries when the glasses failed to load", async () => {
  let tries = 0;
  const { user } = openCard({
    read: () => {
      tries += 1;
      return tries === 1
        ? { status: 500, body: "" }
        : { body: { date: today(), morningGlasses: 2, afternoonGlasses: 0, eveningGlasses: 0 } };
    },
  });
  await screen.findByText("Failed to fetch water intake");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await total("2 of 8 glasses");
});
