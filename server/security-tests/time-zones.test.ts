import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { TIME_ZONE_COOKIE } from "#core/contracts/boot.ts";
import { makeWebApp } from "./small-web-app.ts";
import { openStage } from "./stage.ts";

const webApp = makeWebApp();
const SPELLINGS = 300;
/** Far fewer than were requested, and more than the test itself needs. */
const FEW = 10;

/** The same name, with every letter except the first in upper or lower case. */
const spell = (name: string, index: number) =>
  [...name].map((letter, at) => (at > 0 && (index >> (at - 1)) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join("");

/** Records every time zone formatter that the server creates from now on, without keeping it in memory. */
function watchClocks(): WeakRef<Intl.DateTimeFormat>[] {
  const made: WeakRef<Intl.DateTimeFormat>[] = [];
  const { DateTimeFormat } = Intl;
  Object.assign(Intl, {
    DateTimeFormat: function WatchedFormat(...parts: ConstructorParameters<typeof DateTimeFormat>) {
      const clock = new DateTimeFormat(...parts);
      made.push(new WeakRef(clock));
      return clock;
    },
  });
  onTestFinished(() => void Object.assign(Intl, { DateTimeFormat }));
  return made;
}

test("a time zone takes the same memory, however many ways a client spells it", async () => {
  const { maya } = await openStage({ webApp });
  const made = watchClocks();
  for (let index = 0; index < SPELLINGS; index += 1) {
    const byQuery = await maya.send("GET", `/api/diary/days?from=2026-03-01&to=2026-03-02&tz=${spell("Europe/Luxembourg", index)}`);
    const byDay = await maya.send("GET", `/api/diary?date=2026-03-01&tz=${spell("Europe/Bratislava", index)}`);
    const cookie = `${maya.cookie}; ${TIME_ZONE_COOKIE}=${spell("Europe/Copenhagen", index)}`;
    const byCookie = await maya.send("GET", "/diary", undefined, { cookie });
    expect([byQuery.statusCode, byDay.statusCode, byCookie.statusCode]).toEqual([200, 200, 200]);
  }
  expect(made.length).toBeGreaterThan(SPELLINGS);

  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  await expect
    .poll(() => {
      collectGarbage();
      return made.filter((clock) => clock.deref() !== undefined).length;
    })
    .toBeLessThan(FEW);
});
