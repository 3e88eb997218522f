import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { like } from "drizzle-orm";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { SCAN_IMAGE_MAX_BYTES } from "#core/domain/scan/limits.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { LIMITS } from "#server/platform/http/rate-limits/limits.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { FORM_HEADERS, photoForm } from "#server/testing/photo-form.ts";
import { type SignedIn, signInAs } from "#server/testing/test-app.ts";
import { type AiTestApp, saveKey, startWithAi } from "#server/testing/with-ai.ts";
import { MAX_PHOTOS, PhotoQueue } from "./photo-queue.ts";

const PATH = "/api/foods/scan";
const MEGABYTES_5 = 5_000_000;

const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: "orange" } })
  .jpeg()
  .toBuffer();

const scan = (person: SignedIn) => person.send("POST", PATH, photoForm({ image: photo, provider: "anthropic" }), FORM_HEADERS);

/** Sends the headers of a photo upload without any of its content. */
function announce(address: string, cookie: string, { bytes = MEGABYTES_5, query = "" } = {}): ClientRequest {
  const announced = request(`${address}${PATH}${query}`, {
    method: "POST",
    headers: { ...FORM_HEADERS, cookie, "content-length": bytes },
    agent: false,
  });
  announced.on("error", () => {});
  announced.flushHeaders();
  onTestFinished(() => void announced.destroy());
  return announced;
}

async function answerTo(announced: ClientRequest): Promise<{ status: number | undefined; code: string }> {
  const response = await new Promise<IncomingMessage>((resolve) => announced.once("response", resolve));
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, code: JSON.parse(Buffer.concat(chunks).toString()).code };
}

const listen = ({ app }: AiTestApp) => app.listen({ port: 0, host: "127.0.0.1" });

test("users who may not scan are told so before a byte of the photo has arrived", async () => {
  const testApp = await startWithAi({ operatorKeys: false, environment: { OPENAI_API_KEY: "operator-openai", AI_QUESTIONS_PER_DAY: "1" } });
  const { app, maya, database } = testApp;
  const address = await listen(testApp);
  const limits = new RateLimits(database.db);
  const answer = async (who: SignedIn, how?: Parameters<typeof announce>[2]) =>
    Object.values(await answerTo(announce(address, who.cookie, how)));

  expect(await answer({ ...maya, cookie: "" })).toEqual([401, "unauthorized"]);
  expect(await answer(maya, { bytes: SCAN_IMAGE_MAX_BYTES + 100_000 })).toEqual([413, "too_large"]);
  expect(await answer(maya, { query: "?provider=clippy" })).toEqual([400, "invalid_input"]);
  expect(await answer(maya, { query: "?provider=anthropic" })).toEqual([400, "no_api_key"]);
  for (let tries = 0; tries < LIMITS.aiPerPersonADay.tries; tries += 1) await limits.count("aiPerPersonADay", maya.user.id);
  expect(await answer(maya)).toEqual([429, "ai_day_limit"]);

  const [noah, ada] = [await signInAs(app), await signInAs(app)];
  for (let tries = 0; tries < LIMITS.aiPerPerson.tries; tries += 1) await limits.count("aiPerPerson", noah.user.id);
  expect(await answer(noah)).toEqual([429, "rate_limited"]);
  await limits.count("aiPerDay", "everybody");
  expect(await answer(ada, { query: "?provider=openai" })).toEqual([429, "ai_day_limit"]);
});

test("without any key nothing of a photo is read, and with another provider's key nothing is decoded", async () => {
  const testApp = await startWithAi({ operatorKeys: false });
  const { maya, ai } = testApp;
  const address = await listen(testApp);
  expect(await answerTo(announce(address, maya.cookie))).toEqual({ status: 400, code: "no_api_key" });
  await saveKey(maya, "openai", "sk-0123456789abcdef");
  // This is not a photo at all, and would be rejected as such if it were decoded.
  const noPhoto = photoForm({ image: Buffer.from("no photo"), provider: "anthropic" });
  expect((await maya.send("POST", PATH, noPhoto, FORM_HEADERS)).json().code).toBe("no_api_key");
  expect(ai.requests).toEqual([]);
});

test("a photo that cannot be read is not counted as a question on the operator's keys", async () => {
  const { maya, database } = await startWithAi();
  const noPhoto = photoForm({ image: Buffer.from("no photo"), provider: "anthropic" });
  expect((await maya.send("POST", PATH, noPhoto, FORM_HEADERS)).json().code).toBe("invalid_image");
  expect(await database.db.$count(rateLimits, like(rateLimits.key, "aiPer%Day:%"))).toBe(0);
  expect(await database.db.$count(rateLimits, like(rateLimits.key, "aiPerPerson:%"))).toBe(1);
});

test("a user's second photo is rejected until the first one is answered; other users do not have to wait", async () => {
  const { ai, app, maya } = await startWithAi();
  const noah = await signInAs(app);
  let answerFirst = () => {};
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  ai.answer(async () => {
    if (ai.requests.length === 1) await held;
    return { json: { items: [], analysis: "There is no food on this photo." } };
  });
  const first = scan(maya);
  await vi.waitFor(() => expect(ai.requests).toHaveLength(1), { timeout: 30_000 });
  const second = await scan(maya);
  expect([second.statusCode, second.json().code]).toEqual([429, "photo_in_progress"]);
  expect(Number(second.headers["retry-after"])).toBeGreaterThan(0);
  expect((await scan(noah)).statusCode).toBe(200);
  answerFirst();
  expect((await first).statusCode).toBe(200);
  expect((await scan(maya)).statusCode).toBe(200);
});

test("uploads that do not arrive keep nobody else from scanning, and are refused", async () => {
  const testApp = await startWithAi();
  const { app, maya, database } = testApp;
  const address = await listen(testApp);
  const people: SignedIn[] = [];
  for (let count = 0; count < MAX_PHOTOS; count += 1) people.push(await signInAs(app));
  const start = photoForm({ image: photo, provider: "anthropic" }).subarray(0, 300);
  const others = people.map(({ cookie }) => {
    const announced = announce(address, cookie);
    announced.write(start);
    return answerTo(announced);
  });
  // Each is counted before its photo is read.
  const present = () => database.db.$count(rateLimits, like(rateLimits.key, "aiPerPerson:%"));
  await vi.waitFor(async () => expect(await present()).toBe(MAX_PHOTOS), { timeout: 30_000 });
  expect((await scan(maya)).statusCode).toBe(200);
  for (const other of others) expect(await other).toEqual({ status: 400, code: "upload_too_slow" });
});

test("when all slots for photos are taken, the next one is answered 503, until one is free", async () => {
  const photos = new PhotoQueue();
  let finishAll = () => {};
  const held = new Promise<void>((resolve) => {
    finishAll = resolve;
  });
  const others = Array.from({ length: MAX_PHOTOS }, () => photos.inQueue(() => held));
  await expect(photos.inQueue(async () => {})).rejects.toMatchObject({
    ...{ kind: "unavailable", code: "photo_queue_full" },
    message: expect.stringMatching(/try yours again in a moment/),
    retryAfterS: expect.any(Number),
  });
  finishAll();
  await Promise.all(others);
  await expect(photos.inQueue(async () => "read")).resolves.toBe("read");
});
