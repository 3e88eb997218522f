import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

const BUSY_FOR_MS = 100;
export const PASSWORD = "Crunchy-apple-7";

export interface Person {
  email: string;
  cookie: string;
}

/** Sends one API request as this person's browser would. */
export function call(url: string, cookie: string, method: string, route: string, body?: object, key?: string): Promise<Response> {
  return fetch(url + route, {
    method,
    headers: { cookie, ...(body && { "content-type": "application/json" }), ...(key && { "idempotency-key": key }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Retries while the server rejects requests for overload, because a machine that runs many tests at once is busy. */
export async function callWithRetry(...parts: Parameters<typeof call>): Promise<Response> {
  for (;;) {
    const response = await call(...parts);
    if (response.status !== 503) return response;
    await sleep(BUSY_FOR_MS);
  }
}

export async function register(url: string): Promise<Person> {
  const email = `teen-${randomUUID()}@example.com`;
  const response = await callWithRetry(url, "", "POST", "/api/register", { email, password: PASSWORD, confirmPassword: PASSWORD });
  if (response.status !== 201) throw new Error(`Registering answered ${response.status}: ${await response.text()}`);
  return { email, cookie: readCookie(response) };
}

export const logIn = (url: string, email: string, password = PASSWORD, twoFactorToken?: string): Promise<Response> =>
  callWithRetry(url, "", "POST", "/api/login", { email, password, ...(twoFactorToken && { twoFactorToken }) });

export const readCookie = (response: Response): string => response.headers.get("set-cookie")?.split(";")[0] ?? "";

export const readStatus = async (url: string, cookie: string): Promise<number> =>
  (await callWithRetry(url, cookie, "GET", "/api/user")).status;

export async function findFoodId(url: string, cookie: string): Promise<string> {
  const response = await callWithRetry(url, cookie, "GET", "/api/foods/search?q=apple");
  const [food] = (await response.json()) as { id: string }[];
  return food?.id ?? "";
}
