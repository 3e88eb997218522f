import { expect } from "vitest";
import type { DaysSummary, DiaryEntry } from "#core/contracts/diary.ts";
import type { WaterIntake } from "#core/contracts/water.ts";
import { callWithRetry } from "./people.ts";
import type { Writer } from "./writers.ts";

/** Checks what must always hold: everything acknowledged is stored exactly once, nothing is stored partially, and the sums are correct. */
export async function expectIntact(writers: readonly Writer[], url: string, days: readonly string[]): Promise<void> {
  for (const writer of writers) await expectIntactDays(writer, url, new Set([...days, ...writer.wished.keys()]));
}

/**
 * The same for one day and the days before it that took its overflow, back to `since`. A diary grows, and checking all of it each time
 * would take hours.
 */
export async function expectIntactSince(writers: readonly Writer[], url: string, day: string, since: string): Promise<void> {
  for (const writer of writers) {
    const fuller = [...writer.wished.keys()].filter((wished) => wished > since && wished <= day);
    await expectIntactDays(writer, url, new Set([day, ...fuller]));
  }
}

async function expectIntactDays(writer: Writer, url: string, days: ReadonlySet<string>): Promise<void> {
  for (const day of days) await expectIntactDay(writer, url, day);
}

async function expectIntactDay(writer: Writer, url: string, day: string): Promise<void> {
  const read = async <T>(route: string): Promise<T> => {
    const response = await callWithRetry(url, writer.person.cookie, "GET", route);
    expect(response.status).toBe(200);
    return response.json() as Promise<T>;
  };
  const entries = await read<DiaryEntry[]>(`/api/diary?date=${day}&tz=UTC`);
  const summary = (await read<DaysSummary>(`/api/diary/days?from=${day}&to=${day}&tz=UTC`)).days[0];
  const water = await read<WaterIntake>(`/api/water/${day}`);

  const acknowledged = [...writer.acknowledged.values()].filter((wish) => wish.day === day);
  const ids = entries.map(({ id }) => id);
  const expected = acknowledged.flatMap((wish) => wish.ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
  for (const { ids, quantities } of acknowledged) {
    expect(ids.map((id) => entries.find((entry) => entry.id === id)?.quantity)).toEqual(quantities);
  }

  const { pending } = writer;
  const unanswered = entries.filter(({ id }) => !expected.includes(id)).map(({ quantity }) => quantity);
  const isTheirs = pending?.day === day && unanswered.length > 0;
  expect(unanswered.sort()).toEqual(isTheirs ? [...pending.quantities].sort() : []);

  const calories = entries.reduce((sum, { food, quantity }) => sum + ((food.calories ?? 0) * quantity) / 100, 0);
  expect(summary?.entries).toBe(entries.length);
  expect(summary?.totals.calories ?? 0).toBeCloseTo(calories, 6);

  const { morningGlasses, afternoonGlasses, eveningGlasses } = water;
  const sent = pending?.day === day && pending.quantities.length === 0 ? [pending.glasses] : [];
  expect([writer.glasses.get(day) ?? 0, ...sent]).toContain(morningGlasses);
  expect([afternoonGlasses, eveningGlasses]).toEqual([morningGlasses, morningGlasses]);
  expect(summary?.glasses).toBe(3 * morningGlasses);
}
