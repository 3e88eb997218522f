import { expect, onTestFinished, test, vi } from "vitest";
import { PROVIDER_PATHS, type ProviderFault, startForgingProvider } from "#server/testing/forging-provider.ts";
import { MAYA_AT_SCHOOL as MAYA } from "#server/testing/open-school.ts";
import { SchoolBrowser } from "#server/testing/school-browser.ts";
import { startTestApp, type TestParts } from "#server/testing/test-app.ts";

const UNAVAILABLE = "/auth?school-problem=unavailable";
const FAULTS: ProviderFault[] = ["hangs", "trickles", "sends garbage"];
/** On a busy machine a request may take a while to arrive. */
const PATIENCE = { timeout: 20_000 };

async function openFailingSchool({ environment, ...parts }: TestParts = {}) {
  const provider = await startForgingProvider();
  const testApp = await startTestApp({
    schoolTimeoutMs: 400,
    ...parts,
    environment: { ...provider.environment(), ...environment },
  });
  return { ...testApp, provider, browser: () => new SchoolBrowser(testApp) };
}

test("while a provider hangs, everyone who starts a sign-in is told so, and nobody else is rejected", async () => {
  const environment = { OVERLOAD_MAX_IN_FLIGHT: "1", OVERLOAD_REDUCED_IN_FLIGHT: "1", OVERLOAD_BURST_MS: "0" };
  const { app, provider } = await openFailingSchool({ environment, schoolTimeoutMs: 2_000 });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  provider.fail("discovery", "hangs");
  const starts = Array.from({ length: 8 }, () => fetch(`${origin}/api/school-sign-in/1`, { redirect: "manual" }));
  await expect.poll(provider.waiting, PATIENCE).toBe(1);
  for (let reads = 0; reads < 5; reads += 1) expect((await fetch(`${origin}/api/sign-in-ways`)).status).toBe(200);

  const answers = await Promise.all(starts);
  expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual(answers.map(() => [302, UNAVAILABLE]));
  expect(provider.calls("discovery")).toBe(1);
});

test("after a failure the answer comes at once, until an attempt in the background has reached the provider again", async () => {
  const { provider, browser } = await openFailingSchool({ schoolTimeoutMs: 2_000 });
  const maya = browser();
  provider.fail("discovery", "sends garbage");
  expect(await maya.start()).toBe(UNAVAILABLE);
  provider.fail("discovery", "hangs");
  for (let tries = 0; tries < 3; tries += 1) expect(await maya.start()).toBe(UNAVAILABLE);
  await expect.poll(provider.waiting, PATIENCE).toBe(1);
  expect(provider.calls("discovery")).toBe(2);

  provider.fail("discovery");
  await expect.poll(() => maya.start(), PATIENCE).toContain("/authorize?");
});

test.each(FAULTS)("a provider whose metadata %s is said to be unavailable", async (fault) => {
  const { provider, browser } = await openFailingSchool();
  provider.fail("discovery", fault);
  expect(await browser().start()).toBe(UNAVAILABLE);
});

test.each((["token", "keys"] as const).flatMap((path) => FAULTS.map((fault) => [PROVIDER_PATHS[path], fault, path] as const)))(
  "a provider whose %s %s signs nobody in, and works again afterwards",
  async (_, fault, path) => {
    const { provider, browser } = await openFailingSchool();
    const maya = browser();
    provider.fail(path, fault);
    expect(await maya.signIn(provider, MAYA)).toBe(UNAVAILABLE);
    expect(await maya.user()).toBeUndefined();
    provider.fail(path);
    expect(await maya.signIn(provider, MAYA)).toBe("/?welcome");
  },
);

test("a token endpoint that never answers is left alone for a while, and then tried by one sign-in", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { provider, browser } = await openFailingSchool();
  provider.fail("token", "hangs");
  const callBack = async () => {
    const visitor = browser();
    return visitor.comeBack(provider.answer(await visitor.start(), MAYA));
  };
  const failed = await Promise.all([callBack(), callBack(), callBack()]);
  expect(failed.map(({ headers }) => headers.location)).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]);
  expect((await callBack()).headers.location).toBe(UNAVAILABLE);
  expect(provider.calls("token")).toBe(3);

  vi.advanceTimersByTime(31_000);
  const later = await Promise.all([callBack(), callBack()]);
  expect(later.map(({ headers }) => headers.location)).toEqual([UNAVAILABLE, UNAVAILABLE]);
  expect(provider.calls("token")).toBe(4);
  provider.fail("token");
  vi.advanceTimersByTime(31_000);
  expect((await callBack()).headers.location).toBe("/?welcome");
});

test("answers that a provider gives to made-up codes do not stop the others' sign-ins", async () => {
  const { provider, browser } = await openFailingSchool();
  for (let tries = 0; tries < 4; tries += 1) {
    const stranger = browser();
    const answer = new URLSearchParams(provider.answer(await stranger.start(), MAYA));
    answer.set("code", "made-up");
    expect((await stranger.comeBack(`?${answer}`)).headers.location).toBe("/auth?school-problem=refused");
  }
  expect(await browser().signIn(provider, MAYA)).toBe("/?welcome");
});

test("signing out never waits for the provider, and leads there if it was reached since the start", async () => {
  const { provider, browser, database } = await openFailingSchool();
  const [maya, elsewhere] = [browser(), browser()];
  await maya.signIn(provider, MAYA);
  await elsewhere.signIn(provider, MAYA);
  const restart = async () => {
    const app = await startTestApp({ database, environment: provider.environment(), schoolTimeoutMs: 60_000 });
    return { ...app, origin: await app.app.listen({ port: 0, host: "127.0.0.1" }) };
  };
  const logOut = ({ origin }: { origin: string }, { cookie }: SchoolBrowser) =>
    fetch(`${origin}/api/logout`, { method: "POST", headers: { cookie } });

  provider.fail("discovery", "hangs");
  const cold = await restart();
  await expect.poll(provider.waiting, PATIENCE).toBe(1);
  const left = await logOut(cold, maya);
  expect([left.status, left.headers.get("x-sign-out-at"), provider.waiting()]).toEqual([204, null, 1]);

  provider.fail("discovery");
  const warm = await restart();
  const reached = new SchoolBrowser(warm);
  expect(await reached.start()).toContain("/authorize?");
  expect(String((await logOut(warm, elsewhere)).headers.get("x-sign-out-at"))).toContain(`${provider.issuer}/end?`);
});
