import { expect, test } from "vitest";
import { HOUR_MS } from "#core/domain/calendar/durations.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { demoMind } from "#server/demo/canned-answers.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { type Send, signInAs } from "#server/testing/test-app.ts";
import { describeRequest, hostileBody, hostileHeaders, hostileQuery, randomChoices, seededRandom } from "./fuzz.ts";
import { ATTEMPTS, type Method } from "./requests.ts";
import { makeWebApp } from "./small-web-app.ts";
import { openStage, type Person, type Stage, withRows } from "./stage.ts";

const webApp = makeWebApp();
const SEED = 20_261_116;
/** `npm run test:attacks` runs many more. */
const ROUNDS = process.env.THOROUGH ? 200 : 3;
const MAX_AGE_MS = process.env.THOROUGH ? HOUR_MS : 240_000;

const PATHS = [
  ...Object.values(APP_PATHS),
  ...["/offline", "/nothing", "/assets/main-1a2b.js", "/assets/", "/assets/gone.js", "/food-art/apple.svg", "/favicon.svg"],
  ...["/learn/iron", "/learn/%ff", "/learn/__proto__", "/recipes/real-cocoa", "/recipes/%2e%2e", `/recipes/${"x".repeat(300)}`],
  ...["/api", "/api/", "/api/nothing", "/api/docs/", "/api/docs/json", "/api/docs/static/swagger-ui.css", "/healthz", "/readyz"],
];
const METHODS: readonly Method[] = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH"];
const STRANGE_PARAMS = [
  "0",
  "%20",
  "%F0%9F%98%80",
  "__proto__",
  "2026-02-30",
  "00000000-0000-4000-8000-000000000000",
  "%5C",
  "x".repeat(300),
];

/** Signs in a new user if a request happened to delete this one or to end their session. */
async function stillSignedIn(stage: Stage, person: Person): Promise<Person> {
  if ((await person.send("GET", "/api/user")).statusCode === 200) return person;
  const isAdmin = person === stage.admin;
  return withRows(isAdmin ? await signInAdmin(stage) : await signInAs(stage.app), person.rows);
}

test("no request breaks the server, whoever sends it to whichever route", { timeout: MAX_AGE_MS }, async () => {
  const stage = await openStage({ webApp });
  // A provider that repeats hostile names would by design lead to a 502, so this one ignores the request's text.
  stage.ai.answer((request) => demoMind({ ...request, text: "" }));
  const luck = randomChoices(seededRandom(SEED));
  const broken: string[] = [];
  let answered = 0;
  const attack = async (who: string, send: Send, method: Method, url: string, body?: string) => {
    const headers = { ...(body !== undefined && { "content-type": "application/json" }), ...hostileHeaders(luck) };
    const { statusCode } = await send(method, url, body === undefined ? undefined : Buffer.from(body), headers);
    answered += 1;
    if (statusCode >= 500) broken.push(`${statusCode} ${describeRequest(who, method, url, headers, body)}`);
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    await stage.database.db.delete(rateLimits);
    stage.maya = await stillSignedIn(stage, stage.maya);
    stage.admin = await stillSignedIn(stage, stage.admin);
    const people: [who: string, send: Send][] = [
      ["visitor", stage.send],
      ["member", stage.maya.send],
      ["administrator", stage.admin.send],
    ];
    for (const [who, send] of people) {
      const { rows } = who === "administrator" ? stage.admin : stage.maya;
      for (const { method, at, body, target } of ATTEMPTS) {
        const param = target.param && luck.happens(0.8) ? rows[target.param] : luck.pick(STRANGE_PARAMS);
        const url = (at(param).split("?")[0] ?? "") + hostileQuery(luck, target.query);
        await attack(who, send, method, url, method === "GET" ? undefined : hostileBody(luck, body(rows)));
      }
      for (const path of PATHS) await attack(who, send, luck.happens(0.7) ? "GET" : luck.pick(METHODS), path + hostileQuery(luck, "a=1"));
    }
  }
  expect(broken).toEqual([]);
  expect(answered).toBe(ROUNDS * 3 * (ATTEMPTS.length + PATHS.length));
});

test("a range outside a file gets a 416, and a file that has changed gets a 412", async () => {
  const { send } = await openStage({ webApp });
  for (const path of ["/assets/main-1a2b.js", "/favicon.svg", "/food-art/apple.svg"]) {
    const tooFar = await send("GET", path, undefined, { range: "bytes=99999-" });
    expect([tooFar.statusCode, tooFar.json().code]).toEqual([416, "no_such_part"]);
    expect(tooFar.headers["content-range"]).toMatch(/^bytes \*\/\d+$/);
    for (const condition of [{ "if-match": '"another"' }, { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" }]) {
      const changed = await send("GET", path, undefined, condition);
      expect([changed.statusCode, changed.json().code]).toEqual([412, "changed"]);
    }
  }
});
