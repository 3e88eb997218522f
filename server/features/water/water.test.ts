import { describe, expect, test } from "vitest";
import { addDays, dayAt, EARLIEST_DAY } from "#core/domain/calendar/calendar-day.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const PATH = "/api/water/2026-03-01";

async function start() {
  const { app } = await startTestApp();
  return { maya: await signInAs(app), noah: await signInAs(app) };
}

// Spec: S3.40, S7.34
test("a day without water has no glasses", async () => {
  const { maya } = await start();
  expect((await maya.send("GET", PATH)).json()).toEqual({ date: "2026-03-01", morningGlasses: 0, afternoonGlasses: 0, eveningGlasses: 0 });
});

// Spec: S1.8, S7.35
test("glasses are set for that day and that user", async () => {
  const { maya, noah } = await start();
  const glasses = { morningGlasses: 3, afternoonGlasses: 2, eveningGlasses: 0 };
  expect((await maya.send("PUT", PATH, glasses)).json()).toEqual({ date: "2026-03-01", ...glasses });
  expect((await maya.send("PUT", PATH, { eveningGlasses: 4 })).json()).toEqual({ date: "2026-03-01", ...glasses, eveningGlasses: 4 });
  expect((await maya.send("GET", PATH)).json()).toMatchObject({ eveningGlasses: 4 });
  expect((await maya.send("GET", "/api/water/2026-03-02")).json()).toMatchObject({ morningGlasses: 0 });
  expect((await noah.send("GET", PATH)).json()).toMatchObject({ morningGlasses: 0 });
});

// Spec: S3.41
test("two devices at the same moment leave one row", async () => {
  const { maya } = await start();
  const answers = await Promise.all([1, 2, 3, 4].map((morningGlasses) => maya.send("PUT", PATH, { morningGlasses })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

// Spec: S3.39, D4.14
test("a period takes 0 to 50 whole glasses, on a day that exists", async () => {
  const { maya } = await start();
  for (const morningGlasses of [-1, 51, 1.5, "2", null]) {
    expect((await maya.send("PUT", PATH, { morningGlasses })).statusCode, String(morningGlasses)).toBe(400);
  }
  expect((await maya.send("PUT", PATH, { morningGlasses: 50 })).statusCode).toBe(200);
  for (const date of ["2026-02-29", "today", "2026-3-1"]) expect((await maya.send("GET", `/api/water/${date}`)).statusCode).toBe(400);
});

describe("a change that states what it was based on", () => {
  const day = (morningGlasses: number, afternoonGlasses = 0, eveningGlasses = 0) => ({ morningGlasses, afternoonGlasses, eveningGlasses });

  test("adds its difference, so that another device's glasses stay", async () => {
    const { maya } = await start();
    expect((await maya.send("PUT", PATH, { ...day(1), basedOn: day(0) })).json()).toMatchObject(day(1));
    await maya.send("PUT", PATH, day(3, 2));
    expect((await maya.send("PUT", PATH, { ...day(2), basedOn: day(1) })).json()).toMatchObject(day(4, 2));
    expect((await maya.send("PUT", PATH, { ...day(0), basedOn: day(5) })).json()).toMatchObject(day(0, 2));
    expect((await maya.send("PUT", PATH, { ...day(50), basedOn: day(0) })).json()).toMatchObject(day(50, 2));
    expect((await maya.send("PUT", PATH, { ...day(2), basedOn: day(1) })).json()).toMatchObject(day(50, 2));
  });

  test("counts once, however often it is repeated", async () => {
    const { maya } = await start();
    const change = { ...day(2, 1), basedOn: day(1, 1) };
    await maya.send("PUT", PATH, day(1, 1));
    expect((await maya.send("PUT", PATH, { ...change, isRepeat: true })).json()).toMatchObject(day(2, 1));
    expect((await maya.send("PUT", PATH, { ...change, isRepeat: true })).json()).toMatchObject(day(2, 1));
  });

  test("is rejected as a repeat if another device has made a change since", async () => {
    const { maya } = await start();
    await maya.send("PUT", PATH, day(4));
    const answer = await maya.send("PUT", PATH, { ...day(2), basedOn: day(1), isRepeat: true });
    expect(answer.statusCode).toBe(409);
    expect((await maya.send("GET", PATH)).json()).toMatchObject(day(4));
  });
});

test("water accepts the same days as the diary, and none before or after them", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const inDays = (days: number) => addDays(dayAt(new Date(), "UTC"), days);
  const drink = async (day: string) => (await maya.send("PUT", `/api/water/${day}`, { morningGlasses: 1 })).statusCode;
  for (const day of [EARLIEST_DAY, inDays(0), inDays(1)]) expect(await drink(day), day).toBe(200);
  for (const day of ["0001-01-01", addDays(EARLIEST_DAY, -1), inDays(3), "9999-12-31"]) expect(await drink(day), day).toBe(400);
});
