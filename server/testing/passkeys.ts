import { expect } from "vitest";
import { PasskeyDevice, type PasskeyOverrides } from "./passkey-device.ts";
import { readCookie, type Send, type SignedIn, signInAs, startTestApp } from "./test-app.ts";

export const OPTIONS = "/api/user/passkeys/options";

export async function addPasskey(
  { send }: Pick<SignedIn, "send">,
  device = new PasskeyDevice(),
  deviations: PasskeyOverrides = {},
): ReturnType<Send> {
  const options = (await send("POST", OPTIONS)).json();
  return send("POST", "/api/user/passkeys", device.create(options, deviations));
}

/** The browser's cookie is set with the options and sent back with the answer. */
export async function askToSignIn(send: Send, headers: Record<string, string> = {}) {
  const response = await send("POST", "/api/login/passkey/options", undefined, headers);
  return { options: response.json().options, headers: { ...headers, cookie: readCookie(response) } };
}

export async function signIn(send: Send, device: PasskeyDevice, deviations: PasskeyOverrides = {}): ReturnType<Send> {
  const { options, headers } = await askToSignIn(send);
  return send("POST", "/api/login/passkey", device.signIn(options, deviations), headers);
}

export async function startWithPasskey() {
  const testApp = await startTestApp();
  const maya = await signInAs(testApp.app);
  const device = new PasskeyDevice();
  const added = await addPasskey(maya, device);
  expect(added.statusCode).toBe(201);
  return { ...testApp, maya, device, passkey: added.json() };
}

export const readProblemCode = (response: { json: () => { code?: string } }) => response.json().code;
