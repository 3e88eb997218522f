import type { User } from "#core/contracts/sign-in/auth.ts";

export const CREDENTIALS = { email: "bench@example.com", password: "Crunchy-apple-7" };

export interface Person {
  user: User;
  headers: Record<string, string>;
  send: (method: string, path: string, body?: object) => Promise<unknown>;
}

/** Registers a new user and signs in. */
export const signUp = (url: string): Promise<Person> => register(url, "bench");

/** The same for several users, each with a name. */
export const register = (url: string, name: string): Promise<Person> =>
  enter(url, "/api/register", {
    email: `${name}@example.com`,
    password: CREDENTIALS.password,
    confirmPassword: CREDENTIALS.password,
    firstName: "Bench",
  });

export const logIn = (url: string, credentials: { email: string; password: string }): Promise<Person> =>
  enter(url, "/api/login", credentials);

async function enter(url: string, path: string, body: object): Promise<Person> {
  const response = await request(url, "POST", path, body, {});
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const user = (await response.json()) as User;
  return {
    user,
    headers: { cookie },
    send: async (method, path, body) => (await request(url, method, path, body, { cookie })).json(),
  };
}

async function request(url: string, method: string, path: string, body: object | undefined, headers: Record<string, string>) {
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response;
}
