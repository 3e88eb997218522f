import { expect, test } from "vitest";
import { users } from "#server/db/tables/users.ts";
import { startForgingProvider } from "#server/testing/forging-provider.ts";
import { MAYA_AT_SCHOOL as MAYA } from "#server/testing/open-school.ts";
import { SchoolBrowser } from "#server/testing/school-browser.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { PASSWORD, signInAs, startTestApp } from "#server/testing/test-app.ts";

test("with OIDC_ONLY nobody can register or log in with a password except administrators", async () => {
  const provider = await startForgingProvider();
  const open = await startTestApp({ environment: provider.environment() });
  await signInAs(open.app, { email: "maya@example.com" });
  const admin = await signInAdmin(open);
  const { send } = await startTestApp({ database: open.database, environment: { ...provider.environment(), OIDC_ONLY: "true" } });
  const register = { email: "new@example.com", password: PASSWORD, confirmPassword: PASSWORD };
  expect((await send("POST", "/api/register", register)).json()).toMatchObject({
    code: "password_off",
    message: "Please sign in with school.",
  });
  expect((await send("POST", "/api/login", { email: "maya@example.com", password: PASSWORD })).json().code).toBe("password_off");
  expect((await send("POST", "/api/login", { email: "maya@example.com", password: "Wrong-pass-1" })).statusCode).toBe(401);
  expect((await send("POST", "/api/login", { email: admin.user.email, password: PASSWORD })).statusCode).toBe(200);
});

test("with OIDC_ONLY a member cannot unlink the only school sign-in, but an administrator with a password can", async () => {
  const provider = await startForgingProvider();
  const open = await startTestApp({ environment: provider.environment() });
  await signInAs(open.app, { email: "maya@school.example" });
  const linked = new SchoolBrowser(open);
  const ticket = (await linked.signIn(provider, MAYA)).replace("/auth?school=", "");
  expect((await linked.send("POST", "/api/school-sign-in/finish", { ticket, password: PASSWORD })).statusCode).toBe(200);

  const only = await startTestApp({ database: open.database, environment: { ...provider.environment(), OIDC_ONLY: "true" } });
  const maya = new SchoolBrowser(only);
  await maya.signIn(provider, MAYA);
  const [{ id }] = (await maya.send("GET", "/api/user/school-sign-ins")).json();
  const unlink = () => maya.send("DELETE", `/api/user/school-sign-ins/${id}`);
  expect((await unlink()).json().code).toBe("last_way_in");
  await open.database.db.update(users).set({ isAdmin: true });
  await maya.signIn(provider, MAYA);
  expect((await unlink()).statusCode).toBe(204);
});
