import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { ATTEMPTS, type Attempt, outcome, SIGN_IN_PROBLEM, WITH_BODY } from "./requests.ts";
import { dumpDatabase, openStage, type Stage } from "./stage.ts";
import type { Rows } from "./targets.ts";

// Every route is combined with every hostile body, which takes minutes on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const BODY_LIMIT = 1024 * 1024;
const JSON_TYPE = "application/json";
const DEPTH = 100_000;
const nested = "[".repeat(DEPTH) + "]".repeat(DEPTH);

const TARGETS = WITH_BODY.filter(({ target }) => target.body);
const NUMBERS = /(?<=[:[])-?\d+(\.\d+)?/g;
const TEXTS = /(?<=[:[])"[^"]*"/g;

const writeJson = (attempt: Attempt, rows: Rows): string => JSON.stringify(attempt.body(rows));
const firstKey = (attempt: Attempt, rows: Rows): string => JSON.stringify(Object.keys(attempt.body(rows) ?? {})[0]);
/** The valid body with a different value for its first field: if a field occurs twice, the second one counts. */
const withFirst = (attempt: Attempt, rows: Rows, value: string): string =>
  `${writeJson(attempt, rows).slice(0, -1)},${firstKey(attempt, rows)}:${value}}`;
/** The valid body with a different value for every number or text. If there are none, for its first field. */
function atEvery(kind: RegExp, attempt: Attempt, rows: Rows, value: string): string {
  const json = writeJson(attempt, rows).replace(kind, value);
  return json === writeJson(attempt, rows) ? withFirst(attempt, rows, value) : json;
}

/** Sends one body to every route that accepts one, and returns their responses. */
async function flood({ admin }: Stage, makeBody: (attempt: Attempt) => string | Buffer, type = JSON_TYPE): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const attempt of TARGETS) {
    const payload = Buffer.from(makeBody(attempt));
    answers[attempt.name] = outcome(await admin.send(attempt.method, attempt.url(admin.rows), payload, { "content-type": type }));
  }
  return answers;
}

const all = (answer: string) => Object.fromEntries(TARGETS.map(({ name }) => [name, answer]));

/** Bodies that every route must refuse with this response in the app's own format, whatever else they contain. */
const REFUSED: [what: string, answer: string, body: (attempt: Attempt, rows: Rows) => string | Buffer, type?: string][] = [
  ["a megabyte and one byte", "413 too_large", (attempt, rows) => writeJson(attempt, rows).padEnd(BODY_LIMIT + 1)],
  ["a hundred thousand lists in each other", "400 invalid_input", () => nested],
  ["the same in a field", "400 invalid_input", (attempt, rows) => withFirst(attempt, rows, nested)],
  ["a hundred thousand objects, cut off", "400 bad_request", () => '{"a":'.repeat(DEPTH)],
  ["__proto__", "400 bad_request", (attempt, rows) => withFirst(attempt, rows, '{"__proto__":{"isAdmin":true}}')],
  ["__proto__ in escapes", "400 bad_request", () => '{"\\u005f_proto__":{"isAdmin":true}}'],
  ["constructor.prototype", "400 bad_request", () => '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ["a field twice, of which the second is wrong", "400 invalid_input", (attempt, rows) => withFirst(attempt, rows, "{}")],
  ["bytes that are no UTF-8", "400 bad_request", () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["half a body", "400 bad_request", (attempt, rows) => writeJson(attempt, rows).slice(0, -1)],
  ["nothing at all, as JSON", "400 bad_request", () => ""],
  ["a list", "400 invalid_input", () => "[]"],
  ["null", "400 invalid_input", () => "null"],
  ["a number", "400 invalid_input", () => "1e400"],
  ["a NUL in every text", "400 bad_request", (attempt, rows) => atEvery(TEXTS, attempt, rows, '"a\\u0000b"')],
  ["half a letter in every text", "400 bad_request", (attempt, rows) => atEvery(TEXTS, attempt, rows, '"a\\ud800b"')],
  [
    "halves of a letter with a backslash between them in every text",
    "400 bad_request",
    (attempt, rows) => atEvery(TEXTS, attempt, rows, '"a\\ud83d\\\\\\ude00b"'),
  ],
  ["a form", "415 unsupported_type", () => "a=1", "application/x-www-form-urlencoded"],
  ["XML", "415 unsupported_type", () => "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>", "application/xml"],
  ["no type that exists", "415 unsupported_type", (attempt, rows) => writeJson(attempt, rows), "\u00e4/\u00f6"],
  ["a type like ours", "415 unsupported_type", (attempt, rows) => writeJson(attempt, rows), "application/jsonp"],
];

// Spec: D6.2, D6.9
test("every route that takes a body rejects every hostile one, with our own error format, and changes nothing", async () => {
  const stage = await openStage();
  const before = await dumpDatabase(stage.database);
  for (const [what, answer, makeBody, type] of REFUSED) {
    expect.soft(await flood(stage, (attempt) => makeBody(attempt, stage.admin.rows), type), what).toEqual(all(answer));
  }
  expect(await dumpDatabase(stage.database)).toEqual(before);
  expect(Object.prototype).not.toHaveProperty("isAdmin");
});

test("no route breaks over a number that is far too large, too small or too exact", async () => {
  const stage = await openStage();
  const { rows } = stage.admin;
  for (const number of ["1e999", "-1e999", "1e308", "9007199254740993", "-0.0000001", "1e-46", "1e-400"]) {
    const answers = await flood(stage, (attempt) => atEvery(NUMBERS, attempt, rows, number));
    const broken = Object.entries(answers).filter(([, answer]) => !/^(200|201|204|400 (invalid_input|passkey_too_late))$/.test(answer));
    expect.soft(broken, number).toEqual([]);
  }
});

// Spec: D6.9
test("a body of exactly a megabyte is read, and a text that only looks like a NUL is kept as it is", async () => {
  const { admin } = await openStage();
  const name = "a \\u0000 \\\\ud800 \u{1f600}";
  const food = JSON.stringify({ name, calories: 60, protein: 3, carbs: 8, fat: 2 });
  const emoji = food.replace("\u{1f600}", "\\ud83d\\ude00").padEnd(BODY_LIMIT);
  const response = await admin.send("POST", "/api/foods", Buffer.from(emoji), { "content-type": JSON_TYPE });
  expect([response.statusCode, response.json().name]).toEqual([201, name]);
});

test("a compressed body is rejected instead of decompressed, so a small one cannot become a large one", async () => {
  const { admin } = await openStage();
  const answers: Record<string, string> = {};
  for (const attempt of TARGETS) {
    const headers = { "content-type": JSON_TYPE, "content-encoding": "gzip" };
    const payload = gzipSync(writeJson(attempt, admin.rows));
    answers[attempt.name] = outcome(await admin.send(attempt.method, attempt.url(admin.rows), payload, headers));
  }
  expect(answers).toEqual(all("400 bad_request"));
});

test("a photo form that is cut off, too large or not a form at all is rejected", async () => {
  const { admin } = await openStage();
  const part = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const forms: [body: string, type: string][] = [
    ["", "multipart/form-data"],
    ["", "multipart/form-data; boundary=x"],
    ['--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nhalf', "multipart/form-data; boundary=x"],
    [`${part("provider", "x".repeat(5000))}--x--\r\n`, "multipart/form-data; boundary=x"],
    [`${part("__proto__", "anthropic").repeat(50)}--x--\r\n`, "multipart/form-data; boundary=x"],
    [`${part("provider", "anthropic")}--x--\r\n`, "multipart/form-data; boundary=x"],
    ["{}", JSON_TYPE],
    ["{}".padEnd(BODY_LIMIT + 1), JSON_TYPE],
    [nested, JSON_TYPE],
    ["a", "text/plain"],
  ];
  for (const [body, type] of forms) {
    const answer = outcome(await admin.send("POST", "/api/foods/scan", Buffer.from(body), { "content-type": type }));
    expect(answer, `${type}: ${body.slice(0, 60)}`).toMatch(/^(400 (invalid_image|bad_request)|413 too_large|415 unsupported_type)$/);
  }
});

test("no query breaks anything: NUL, half characters, lists, objects and very long ones", async () => {
  const { admin } = await openStage();
  const values = [
    "%00",
    "a%00b",
    "%ff",
    "%ed%a0%80",
    "%",
    "1&NAME=2",
    "x".repeat(14_000),
    "%F0%9F%98%80",
    "'%22\\;--",
    "1e999",
    "-1",
    "__proto__",
  ];
  const broken: string[] = [];
  for (const { method, at, target, body } of ATTEMPTS.filter((attempt) => attempt.target.query)) {
    const path = at(target.param ? admin.rows[target.param] : "").split("?")[0];
    for (const name of [...new URLSearchParams(target.query).keys(), "__proto__"]) {
      for (const url of values.flatMap((value) => [name, `${name}[]`].map((key) => `${path}?${key}=${value.replace("NAME", key)}`))) {
        const response = await admin.send(method, url, body(admin.rows));
        const answer = outcome(response);
        // A browser that returns from a school's provider gets one of the app's pages instead of JSON.
        const isSentToSignIn = answer === "302" && SIGN_IN_PROBLEM.test(String(response.headers.location));
        if (!isSentToSignIn && !/^(200|400 (bad_request|invalid_input))$/.test(answer)) broken.push(`${url.slice(0, 80)} ${answer}`);
      }
    }
  }
  expect(broken).toEqual([]);
});
