import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { type RawAnswer, sendRaw } from "./raw-http.ts";
import { ATTEMPTS, SIGN_IN_PROBLEM } from "./requests.ts";
import { makeWebApp, SECRET } from "./small-web-app.ts";
import { dumpDatabase, openStage } from "./stage.ts";

// Tries every spelling of a URL on every route, which takes minutes on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const webApp = makeWebApp();

const UP = ["..", "%2e%2e", "%2E.", "..%00", "..;", "%252e%252e", "%c0%ae%c0%ae", "..%ff"];
const SLASHES = ["/", "%2f", "\\", "%5c", "//", "%252f"];
const CLIMBS = UP.flatMap((up) => SLASHES.map((slash) => `${up}${slash}`));

const IDS = [
  ...["\0", "%00", "a%00", "%00.json", "a\0b", "%ff", "%", "%zz", "%ed%a0%80", "%0d%0aSet-Cookie:%20a=b", "%E0%80%80"],
  ...["'", "1'%20or%20'1'='1", "1;drop%20table%20users", "__proto__", "constructor", "null", "-1", "*", "x".repeat(5000)],
  ...["00000000-0000-4000-8000-000000000000%00", "00000000-0000-4000-8000-000000000000/..", "{00000000-0000-4000-8000-000000000000}"],
  ...["9999999999-01-01", "-0001-01-01", "2026-02-30", "2026-03-01T00:00:00Z", "infinity", "epoch"],
  ...[...UP.map((up) => `${up}%2f`), ...SLASHES.map((slash) => `..${slash}`)].map((climb) => `${climb.repeat(8)}etc/passwd`),
];

/** Recognizes a file by content that is in every passwd, every package.json and the test's own secret file. */
const isFile = ({ body }: RawAnswer) => body.includes("root:") || body.includes('"dependencies"') || body.includes(SECRET);

test("no id of any route reaches a file or breaks the server, however it is written", async () => {
  const { app, admin, database } = await openStage();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const before = await dumpDatabase(database);
  const wrong: string[] = [];
  for (const { name, method, at } of ATTEMPTS.filter(({ target }) => target.param)) {
    const answers = await Promise.all(IDS.map((id) => sendRaw(port, method, at(id), { cookie: admin.cookie })));
    for (const [index, answer] of answers.entries()) {
      // A path that leaves its route matches another route, which does not accept the method or does not exist.
      const isSentToSignIn = answer.status === 302 && SIGN_IN_PROBLEM.test(/^location: (.*)$/im.exec(answer.headers)?.[1] ?? "");
      const isRefused = (isSentToSignIn || [400, 404, 414].includes(answer.status)) && !answer.headers.includes("set-cookie");
      if (!isRefused || isFile(answer)) wrong.push(`${name} ${IDS[index]?.slice(0, 40)} ${answer.status} ${answer.body.slice(0, 80)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await dumpDatabase(database)).toEqual(before);
  expect((await admin.send("GET", "/api/user")).statusCode).toBe(200);
});

test("no path of a file leaves the folder of the web app", async () => {
  const { app } = await openStage({ webApp });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const roots = ["/", "/assets/", "/food-art/", "/assets/main-1a2b.js/", "/api/docs/static/"];
  const goals = ["secret.txt", "../secret.txt", ".vite/manifest.json"];
  const paths = [
    ...roots.flatMap((root) => CLIMBS.flatMap((climb) => goals.map((goal) => `${root}${climb}${goal}`))),
    ...["/.vite/manifest.json", "/%2evite/manifest.json", "/assets/%00", "/assets/main-1a2b.js%00.png", "/assets/\0", "/\0", "/%00"],
    ...["/assets/%", "/food-art/%ff", "/assets/..", "/assets/.", "/etc/passwd", "//etc/passwd", "/file:///etc/passwd", "/C:/boot.ini"],
    ...["/assets/.env", "/.env", "/.git/config", "/assets/CON", `/assets/${"../".repeat(2000)}secret.txt`, `/${"x".repeat(15_000)}`],
  ];
  const wrong: string[] = [];
  for (let from = 0; from < paths.length; from += 50) {
    const some = paths.slice(from, from + 50);
    const answers = await Promise.all(some.map((path) => sendRaw(port, "GET", path)));
    for (const [index, answer] of answers.entries()) {
      const isManifest = answer.body.includes('"imports"');
      if (![400, 404].includes(answer.status) || isFile(answer) || isManifest) wrong.push(`${some[index]?.slice(0, 60)} ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect((await sendRaw(port, "GET", "/assets/main-1a2b.js")).status).toBe(200);
});
