import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { type Attempt, outcome, WRITES } from "./requests.ts";
import { dumpDatabase, openStage, type Person } from "./stage.ts";
import { ADMINS_CHOICE } from "./targets.ts";

// Sends every write several times, which takes minutes on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const STEP_MS = 30_000;
const JSON_TYPE = "application/json";
const FORM_TYPE = "multipart/form-data; boundary=photo";
const FOREIGN = "403 foreign_origin";

const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: "orange" } })
  .jpeg()
  .toBuffer();
const photoForm = Buffer.concat([
  Buffer.from('--photo\r\nContent-Disposition: form-data; name="provider"\r\n\r\nanthropic\r\n'),
  Buffer.from('--photo\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'),
  photo,
  Buffer.from("\r\n--photo--\r\n"),
]);

/** The request that the app's own page would send. */
const honest = ({ target, body }: Attempt, { rows }: Person): [payload: Buffer | undefined, type: string] => {
  if (target.takesForm) return [photoForm, FORM_TYPE];
  if (target.takesFile) return [Buffer.from("Date,Food,Calories\n2026-03-01,Stew,90\n"), "application/octet-stream"];
  const json = body(rows);
  return [json && Buffer.from(JSON.stringify(json)), JSON_TYPE];
};

async function answersTo(admin: Person, send: (attempt: Attempt) => Promise<string>): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const attempt of WRITES) answers[attempt.name] = await send(attempt);
  expect(Object.keys(answers)).toHaveLength(WRITES.length);
  expect((await admin.send("GET", "/api/user")).statusCode).toBe(200);
  return answers;
}

const all = (answer: string) => Object.fromEntries(WRITES.map(({ name }) => [name, answer]));

// Spec: D6.7
test("no route performs a write that another site's page sends for a signed-in user", async () => {
  const { admin, database } = await openStage();
  const before = await dumpDatabase(database);
  const pages: Record<string, Record<string, string>> = {
    "a foreign Origin": { origin: "https://evil.example" },
    "a null Origin": { origin: "null" },
    "our host under another scheme": { origin: "https://localhost:80" },
    "our host on another port": { origin: "http://localhost:8080" },
    "our host as the beginning of another": { origin: "http://localhost:80.evil.example" },
    "a cross-site Sec-Fetch-Site": { "sec-fetch-site": "cross-site" },
    "a cross-site Sec-Fetch-Site under our own Origin": { "sec-fetch-site": "cross-site", origin: "http://localhost:80" },
    "a Host of its own": { origin: "https://evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  };
  for (const [page, headers] of Object.entries(pages)) {
    const answers = await answersTo(admin, async (attempt) => {
      const [payload, type] = honest(attempt, admin);
      return outcome(
        await admin.send(attempt.method, attempt.url(admin.rows), payload, { ...(payload && { "content-type": type }), ...headers }),
      );
    });
    expect(answers, page).toEqual(all(FOREIGN));
  }
  expect(await dumpDatabase(database)).toEqual(before);
});

test("no route reads a body of a type that another site's page can send without a preflight request", async () => {
  const { admin, database } = await openStage();
  const before = await dumpDatabase(database);
  for (const type of [
    "text/plain",
    "application/x-www-form-urlencoded",
    "text/plain; application/json",
    "multipart/form-data; boundary=x",
  ]) {
    const answers = await answersTo(admin, async (attempt) => {
      const body = Buffer.from(JSON.stringify(attempt.body(admin.rows) ?? {}));
      return outcome(await admin.send(attempt.method, attempt.url(admin.rows), body, { "content-type": type }));
    });
    const isForm = type.startsWith("multipart");
    expect(answers, type).toEqual({ ...all("415 unsupported_type"), ...(isForm && { "POST /api/foods/scan": "400 invalid_image" }) });
  }
  expect(await dumpDatabase(database)).toEqual(before);
});

const NEW_ADDRESS = "admin.new@example.com";

test("the same writes from our own page are performed, so the page was the reason for the rejection", async () => {
  const { admin } = await openStage();
  const refused: string[] = [];
  let secret = "";
  // The codes of the previous, the current and the next step, because each works once.
  const codeAt = (steps: number) => ({ token: authenticatorCode(secret, Date.now() + steps * STEP_MS) });
  const confirmations: Record<string, () => object> = {
    "POST /api/2fa/enable": () => codeAt(-1),
    "POST /api/2fa/backup-codes": () => codeAt(0),
    "POST /api/2fa/disable": () => codeAt(1),
    "PUT /api/user/email": () => ({ email: NEW_ADDRESS }),
    "POST /api/login": () => ({ email: NEW_ADDRESS, password: ADMINS_CHOICE }),
    "DELETE /api/user": () => ({ password: ADMINS_CHOICE }),
  };
  const twoFactor = ["setup", "enable", "backup-codes", "disable"].map((step) => `POST /api/2fa/${step}`);
  const rank = ({ name }: Attempt) => (twoFactor.includes(name) ? twoFactor.indexOf(name) : twoFactor.length);
  const late = ["POST /api/register", "POST /api/login", "DELETE /api/user", "POST /api/logout"];
  // These need a challenge, a provider, a mail server, a link or a second factor. The tests of their features cover them.
  const elsewhere = [
    "POST /api/login/passkey",
    "POST /api/user/passkeys",
    "POST /api/user/confirm/passkey",
    "POST /api/user/password",
    "POST /api/user/email/verification",
    "DELETE /api/admin/users/:id/two-factor",
    "POST /api/admin/users/:id/consent",
  ];
  const isElsewhere = (name: string) => elsewhere.includes(name) || /\/api\/(?:user\/)?(?:recovery|school-sign-in)/.test(name);
  const plain = WRITES.filter(({ name }) => !isElsewhere(name));
  const inOrder = plain.toSorted((a, b) => rank(a) - rank(b) || late.indexOf(a.name) - late.indexOf(b.name));

  let { cookie } = admin;
  for (const attempt of inOrder) {
    const confirmation = confirmations[attempt.name]?.();
    const [payload, type] = confirmation ? [Buffer.from(JSON.stringify(confirmation)), JSON_TYPE] : honest(attempt, admin);
    const response = await admin.send(attempt.method, attempt.url(admin.rows), payload, {
      ...(payload && { "content-type": type }),
      cookie,
      origin: "http://localhost:80",
      "sec-fetch-site": "same-origin",
    });
    if (attempt.name === "POST /api/2fa/setup") secret = response.json().manualEntryKey;
    if (attempt.name === "POST /api/login") cookie = String(response.headers["set-cookie"]).split(";")[0] ?? "";
    if (response.statusCode >= 300) refused.push(`${attempt.name} ${outcome(response)}`);
  }
  expect(refused).toEqual([]);
});

describe("a request is not rejected as cross-site", () => {
  const login = { email: "maya@example.com", password: "Crunchy-apple-7" };

  // Spec: D6.8
  test.each([
    ["without any Origin", {}],
    ["from our own Origin", { origin: "http://localhost:80", host: "localhost:80" }],
    ["from the public URL behind a proxy", { origin: "https://food.example" }],
    ["from a second public URL", { origin: "https://food.school.example" }],
  ])("%s", async (_, headers) => {
    const { send } = await startTestApp({ environment: { PUBLIC_URL: "https://food.example,https://food.school.example" } });
    expect(outcome(await send("POST", "/api/login", login, headers as Record<string, string>))).toBe("401 wrong_credentials");
  });

  test("if it is a read", async () => {
    const { send } = await startTestApp();
    expect(outcome(await send("GET", "/api/admin/settings/public", undefined, { origin: "https://evil.example" }))).toBe("200");
  });
});

test("no response can be read by another site's script", async () => {
  const { admin } = await openStage();
  for (const { method, url } of [...WRITES, { method: "GET" as const, url: () => "/api/user" }]) {
    for (const verb of [method, "OPTIONS"] as const) {
      const { headers } = await admin.send(verb, url(admin.rows), undefined, {
        origin: "https://evil.example",
        "access-control-request-method": method,
      });
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  }
});
