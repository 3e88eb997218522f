import { expect, test } from "vitest";
import { users } from "#server/db/tables/users.ts";
import { MAYA_AT_SCHOOL as MAYA, openSchool } from "#server/testing/open-school.ts";
import { PASSWORD } from "#server/testing/test-app.ts";

test("a user without a password can confirm their identity at the provider, and then set a password or delete the account", async () => {
  const now = Math.floor(Date.now() / 1000);
  const { provider, browser, database } = await openSchool();
  const maya = browser();
  await maya.signIn(provider, { ...MAYA, auth_time: now - 3_600 });
  const setPassword = () => maya.send("POST", "/api/user/password", { newPassword: PASSWORD, confirmPassword: PASSWORD });
  expect((await setPassword()).json().code).toBe("password_needed");
  expect((await maya.send("DELETE", "/api/user", {})).json().code).toBe("password_needed");
  const confirm = async (person: object, to = "/profile?tab=security") => {
    const { url } = (await maya.send("POST", "/api/user/school-sign-ins/confirm", { to })).json();
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      prompt: "login",
      max_age: "0",
      claims: '{"id_token":{"auth_time":{"essential":true}}}',
    });
    return (await maya.comeBack(provider.answer(url, { ...MAYA, ...person }))).headers.location;
  };
  expect(await confirm({ auth_time: now - 3_600 })).toBe("/profile?tab=security&school-problem=not-fresh");
  expect(await confirm({ auth_time: undefined })).toBe("/profile?tab=security&school-problem=not-fresh");
  expect(await confirm({ sub: "noah" })).toBe("/profile?tab=security&school-problem=taken");
  expect((await setPassword()).json().code).toBe("password_needed");
  expect(await confirm({}, "https://evil.example")).toBe("/profile?tab=security");
  expect((await setPassword()).statusCode).toBe(204);
  expect((await setPassword()).json().code).toBe("has_password");
  expect((await maya.user())?.hasPassword).toBe(true);
  expect((await maya.send("POST", "/api/login", { email: "maya@school.example", password: PASSWORD })).statusCode).toBe(200);
  expect((await maya.send("DELETE", "/api/user", {})).statusCode).toBe(400);
  expect((await maya.send("DELETE", "/api/user", { password: PASSWORD })).statusCode).toBe(204);

  expect(await maya.signIn(provider, MAYA)).toBe("/?welcome");
  expect((await maya.send("DELETE", "/api/user", {})).statusCode).toBe(204);
  expect(await database.db.select().from(users)).toEqual([]);
});
