import type { ServerProcess } from "#server/testing/server-process.ts";

export const PASSWORD = "Crunchy-apple-7";

export const post = (server: ServerProcess, route: string, body: object): Promise<Response> =>
  fetch(server.url + route, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export const register = (server: ServerProcess, email: string): Promise<Response> =>
  post(server, "/api/register", { email, password: PASSWORD, confirmPassword: PASSWORD });
