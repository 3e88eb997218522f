import type { Method } from "./requests.ts";

/** Random numbers from 0 to 1 that are the same in every run, so that a failure can be reproduced. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface RandomChoices {
  pick: <T>(list: readonly T[]) => T;
  happens: (share: number) => boolean;
}

export function randomChoices(random: () => number): RandomChoices {
  return {
    // Safe to cast: the index is within the list, and the list is never empty.
    pick: <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T,
    happens: (share) => random() < share,
  };
}

/** JSON values that have caused errors, or might. */
const VALUES = [
  ...["0", "-0", "-1", "1", "0.1", "1e-46", "-1e-46", "1e-7", "1e-400", "1e38", "3.5e38", "1e308", "1e999", "-1e999"],
  ...["2147483648", "9007199254740993", "99999999999999999999", "0.1e1", "1.7976931348623157e308", "5e-324"],
  ...["null", "true", "false", "[]", "{}", "[[]]", "[null]", "[{}]", '[""]', '{"length":1}', '{"toString":1}', '{"$ne":null}'],
  ...[
    '""',
    '" "',
    '"a"',
    '"\\u0000"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\ud83d\\\\\\ude00"',
    '"\\\\\\ud800"',
    '"\\\\u0000"',
    '"\\ufeff"',
  ],
  ...[
    '"\\ud83d\\ude00"',
    '"\\u202e\\u200b"',
    '"＝1+1"',
    '"=1+1"',
    '"%"',
    '"_"',
    '"\\\\"',
    '"\'"',
    '"<script>"',
    '"__proto__"',
    '"constructor"',
  ],
  ...['"1"', '"1e-46"', '"NaN"', '"Infinity"', '"00000000-0000-4000-8000-000000000000"', '"00000000-0000-0000-0000-000000000000"'],
  ...['"2026-02-30"', '"2026-03-01"', '"0000-01-01"', '"9999-12-31"', '"+275760-09-13T00:00:00Z"', '"-000001-01-01T00:00:00Z"'],
  ...['"2026-03-01T24:00:00Z"', '"2026-03-01T12:00:00+99:99"', '"2026-03-01T12:00:00.123456789Z"', '"infinity"', '"epoch"'],
  ...['"UTC"', '"utc"', '"Etc/GMT+14"', '"Europe/Nowhere"', '"a@b.example"', '"İ@ß.example"', '"lunch"', '"anthropic"'],
  `"${"x".repeat(300)}"`,
  `"${"\u{1f600}".repeat(2_000)}"`,
  `[${"1,".repeat(200)}1]`,
];

const QUERY_VALUES = [
  ...["", " ", "%20", "0", "-1", "1", "1e-46", "1e308", "NaN", "Infinity", "9007199254740993", "a", "%", "%25", "%F0%9F%98%80", "%ff"],
  ...["%ed%a0%80", "%E2%80%AE", "'", "%22", "%5C", "*", "__proto__", "2026-03-01", "2026-02-30", "2100-12-31", "2000-01-01", "9999-99-99"],
  ...["UTC", "utc", "eUROPE/pARIS", "Etc/GMT%2B14", "%2B05:30", "Europe/Nowhere", "lunch", "fruit", "newest", "soup", "x".repeat(500)],
];

const HEADERS: readonly [name: string, values: readonly string[]][] = [
  [
    "range",
    ["bytes=99999-", "bytes=0-0", "bytes=-1", "bytes=5-2", "bytes=0-1,3-4", "bytes=a-b", "chunks=1-2", "bytes=0-99999999999999999999"],
  ],
  ["if-match", ["*", '"never"', "never", '"a","b"', ""]],
  ["if-none-match", ["*", '"never"', 'W/"x"']],
  ["if-modified-since", ["Thu, 01 Jan 1970 00:00:00 GMT", "yesterday", "Fri, 31 Dec 9999 23:59:59 GMT"]],
  ["if-unmodified-since", ["Thu, 01 Jan 1970 00:00:00 GMT", "yesterday", "Fri, 31 Dec 9999 23:59:59 GMT"]],
  ["if-range", ['"never"', "Thu, 01 Jan 1970 00:00:00 GMT"]],
  ["accept", ["text/html", "*/*;q=0", "application/xml", "a".repeat(1_000)]],
  ["accept-encoding", ["br", "gzip;q=0", "identity;q=0", "*;q=0", "zstd, deflate", "br;q=x"]],
  [
    "content-type",
    ["application/json", "application/json; charset=utf-16", "text/plain", "multipart/form-data; boundary=x", "", ";", "a/b; c"],
  ],
  ["content-encoding", ["gzip", "br", "x"]],
  ["expect", ["100-continue", "the unexpected"]],
  ["idempotency-key", ["", "a", "x".repeat(500), "\u00ff", "00000000-0000-4000-8000-000000000000"]],
  ["cookie", ["bitebright=", "bitebright=a; bitebright=b", "time-zone=Mars%2FOlympus", "time-zone=%", "=", ";;;", "a=%00"]],
  ["origin", ["null", "http://localhost", "https://evil.example", "x"]],
  ["sec-fetch-site", ["cross-site", "same-origin", "none", "x"]],
  ["x-forwarded-for", ["1.2.3.4", "::1", "unknown", "a".repeat(2_000)]],
  ["x-forwarded-proto", ["https", "javascript"]],
  ["host", ["evil.example", "a:99999", "[::1]", ""]],
  ["user-agent", ["", "\u00ff".repeat(500)]],
  ["authorization", ["Bearer x", "Basic !!!"]],
];

/** A valid body with hostile values in one or more places, or something entirely different. */
export function hostileBody({ pick, happens: isIn }: RandomChoices, honest: object | undefined): string | undefined {
  if (honest === undefined) return isIn(0.3) ? pick(VALUES) : undefined;
  if (isIn(0.05)) return pick(VALUES);
  const text = JSON.stringify(honest);
  // Matches every value of a field or list, except objects and lists themselves.
  let body = text.replace(/(?<=[:[,])("[^"]*"|-?[\d.]+|true|false|null)(?=[,\]}])/g, (value) => (isIn(0.35) ? pick(VALUES) : value));
  if (isIn(0.1)) body = `${body.slice(0, -1)},${pick(VALUES.filter((value) => value.startsWith('"')))}:${pick(VALUES)}}`;
  return isIn(0.03) ? body.slice(0, -1) : body;
}

export function hostileQuery({ pick, happens: isIn }: RandomChoices, honest: string | undefined): string {
  const names = [...new URLSearchParams(honest).keys(), ...(isIn(0.2) ? ["__proto__", "a[]"] : [])];
  const pairs = names.filter(() => isIn(0.9)).map((name) => `${name}=${pick(QUERY_VALUES)}`);
  if (isIn(0.1)) pairs.push(...pairs);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

export function hostileHeaders({ pick, happens: isIn }: RandomChoices): Record<string, string> {
  if (isIn(0.5)) return {};
  return Object.fromEntries([pick(HEADERS), pick(HEADERS)].map(([name, values]) => [name, pick(values)]));
}

export const describeRequest = (who: string, method: Method, url: string, headers: object, body: string | undefined): string =>
  `${who} ${method} ${url.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body?.slice(0, 500) ?? ""}`;
