import { expect, test } from "vitest";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { PASSWORD, signInAs, startTestApp } from "#server/testing/test-app.ts";

async function startTwo() {
  const first = await startTestApp();
  return { first, second: await startTestApp({ database: first.database }) };
}

test("who signs in at one process is signed in at the other, and signed out there too", async () => {
  const { first, second } = await startTwo();
  const maya = await signInAs(first.app);
  const there = () => second.send("GET", "/api/user", undefined, { cookie: maya.cookie });
  expect((await there()).json()).toEqual(maya.user);
  await maya.send("POST", "/api/logout");
  await expect.poll(async () => (await there()).statusCode).toBe(401);
});

test("tries to guess a password add up over both", async () => {
  const { first, second } = await startTwo();
  await signInAs(first.app, { email: "maya@example.com" });
  const login = ({ send }: typeof first, password: string) => send("POST", "/api/login", { email: "maya@example.com", password });
  for (let round = 0; round < 5; round += 1) {
    for (const process of [first, second]) expect((await login(process, "Wrong-apple-7")).statusCode).toBe(401);
  }
  for (const process of [first, second]) expect((await login(process, PASSWORD)).statusCode).toBe(429);
});

test("a text that is edited at one is read at the other", async () => {
  const { first, second } = await startTwo();
  const admin = await signInAdmin(first);
  await admin.send("PUT", "/api/admin/settings/landing_hero_title", { value: "Eat, learn, repeat" });
  const texts = (await second.send("GET", "/api/admin/settings/public")).json();
  expect(texts[0]).toEqual({ key: "landing_hero_title", value: "Eat, learn, repeat" });
});
