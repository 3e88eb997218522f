import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { sendRaw } from "./raw-http.ts";
import { makeWebApp } from "./small-web-app.ts";
import { openStage } from "./stage.ts";

const webApp = makeWebApp();

const ELSEWHERE = [
  ...["//evil.example", "///evil.example", "/\\evil.example", "\\\\evil.example", "https://evil.example", "https:evil.example"],
  ...["http:/\\evil.example", "//evil.example%2f..", "/%2fevil.example", "/%5cevil.example", "%2f%2fevil.example", "%2f%5cevil.example"],
  ...["https%3a%2f%2fevil.example", "javascript:alert(1)", "data:text/html,a", "/%09/evil.example", "/.evil.example", "@evil.example"],
  ...["//evil.example/%2e%2e", "//evil%E3%80%82example", "%0d%0aLocation:%20https://evil.example", "/assets//evil.example"],
];
const NAMES = ["next", "return", "returnTo", "return_to", "redirect", "redirect_uri", "url", "to", "continue", "from", "path"];

/** The redirect target, or undefined without a redirect. */
const readLocation = (headers: string) => /^location: (.*)$/m.exec(headers)?.[1]?.trim();

test("the redirect to the sign-in page cannot be changed by a query, a header or the host", async () => {
  const { app } = await openStage({ webApp });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const foreign = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    referer: "https://evil.example",
    "x-original-url": "//evil.example",
  };
  for (const headers of [{}, foreign]) {
    for (const place of ELSEWHERE) {
      const query = NAMES.map((name) => `${name}=${place}`).join("&");
      const answer = await sendRaw(port, "GET", `/api/login?${query}`, headers);
      expect([answer.status, readLocation(answer.headers)], place).toEqual([302, "/auth"]);
      expect(answer.headers.match(/^location:/gm)).toHaveLength(1);
    }
  }
});

test("no path that looks like another site redirects the browser", async () => {
  const { app, maya } = await openStage({ webApp });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const paths = ELSEWHERE.flatMap((place) => {
    const path = place.startsWith("/") ? place : `/${place}`;
    return [
      path,
      `${path}/`,
      `/assets/${place}`,
      `/assets/${place}/..`,
      `/auth/..${path}`,
      `/auth?next=${place}`,
      `/?next=${place}`,
      `/api/docs/${place}`,
    ];
  });
  for (const cookie of ["", maya.cookie]) {
    for (const path of [...paths, "/assets", "/food-art", "/assets/", "/api/docs/static"]) {
      const answer = await sendRaw(port, "GET", path, { cookie });
      const location = readLocation(answer.headers);
      if (location !== undefined) expect.soft(location, path).toMatch(/^(\/auth|\.?\/(api\/docs\/)?static\/index\.html|\/api\/docs\/)$/);
      expect.soft(answer.status, path).not.toBe(500);
      expect.soft(answer.body, path).not.toMatch(/http-equiv="?refresh/i);
    }
  }
});

test("a page requested under a hostile host name does not contain it as markup", async () => {
  const { send } = await openStage({ webApp });
  const page = await send("GET", "/", undefined, { host: 'evil.example"><script>alert(1)</script>' });
  expect(page.body).not.toContain("<script>alert(1)");
});
