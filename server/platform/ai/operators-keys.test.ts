import { like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { LIMITS } from "#server/platform/http/rate-limits/limits.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { type Send, signInAs } from "#server/testing/test-app.ts";
import { saveKey, startWithAi } from "#server/testing/with-ai.ts";

const PATH = "/api/suggestions";
const question = () => ({ mealType: "snack", provider: "anthropic", tz: "UTC" });

describe("the operator's keys", () => {
  test("serve all users together only as often as the operator allows, across processes and concurrent requests", async () => {
    const environment = { AI_QUESTIONS_PER_DAY: "5" };
    const { ai, app, maya, database } = await startWithAi({ environment });
    const secondProcess = await startWithPantry({ database, environment: { ...ai.environmentWithKeys, ...environment } });
    const noah = await signInAs(app);
    const noahElsewhere = (...[method, url, body]: Parameters<Send>) => secondProcess.send(method, url, body, { cookie: noah.cookie });
    const answers = await Promise.all(
      [maya.send, noahElsewhere, maya.send, noahElsewhere].flatMap((send) =>
        Array.from({ length: 2 }, () => send("POST", PATH, question())),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(ai.requests).toHaveLength(5);
    const refused = await noah.send("POST", PATH, question());
    expect([refused.statusCode, refused.json().code]).toEqual([429, "ai_day_limit"]);
    expect(refused.json().message).toMatch(/^Everyone here together .* in about 24 hours\. With a key of your own/);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);

    await saveKey(noah, "anthropic", "sk-ant-noahs-own-key");
    expect((await noah.send("POST", PATH, question())).statusCode).toBe(200);
  });

  test("are not used up by a user who is over their own limit, nor the other way around", async () => {
    const { maya, app, database } = await startWithAi({ environment: { AI_QUESTIONS_PER_DAY: "51" } });
    const countPoints = async (name: string) =>
      (
        await database.db
          .select()
          .from(rateLimits)
          .where(like(rateLimits.key, `${name}:%`))
      ).map(({ points }) => points);
    const limits = new RateLimits(database.db);
    for (let requests = 0; requests < LIMITS.aiPerPersonADay.tries; requests += 1) await limits.count("aiPerPersonADay", maya.user.id);
    const refused = await maya.send("POST", PATH, question());
    expect([refused.statusCode, refused.json().code]).toEqual([429, "ai_day_limit"]);
    expect(await countPoints("aiPerDay")).toEqual([]);

    const noah = await signInAs(app);
    for (let requests = 0; requests < 51; requests += 1) await limits.count("aiPerDay", "everybody");
    expect((await noah.send("POST", PATH, question())).json().code).toBe("ai_day_limit");
    expect(await countPoints("aiPerPersonADay")).toEqual([LIMITS.aiPerPersonADay.tries]);
  });
});
