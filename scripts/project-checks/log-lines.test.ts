import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A call of a logger, with the start of its arguments. */
const CALL = /\blog(?:\.(trace|debug|info|warn|error|fatal)|\[(\w+)\])\(/g;
/** The only message that is not a literal. */
const PROBLEM_CODE = "problem.code";

const files = readdirSync("server", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(testing|demo)\//.test(file))
  .map((file) => `server/${file}`);

interface Line {
  level: string;
  message: string;
}

/** The lines that the server can log, each with the message that is the last argument of the call. */
function findLines(source: string): Line[] {
  return [...source.matchAll(CALL)].map(({ 1: level, index, 0: call }) => {
    const last = splitArguments(source, index + call.length).at(-1) ?? "";
    return { level: level ?? "info", message: /^"(.*)"$/s.exec(last)?.[1] ?? last };
  });
}

/** The arguments of a call whose opening parenthesis ends at `from`. */
function splitArguments(source: string, from: number): string[] {
  const parts = [""];
  let depth = 0;
  let quote = "";
  for (const character of source.slice(from)) {
    if (quote === "" && depth === 0 && character === ")") break;
    if (quote === "" && depth === 0 && character === ",") {
      parts.push("");
      continue;
    }
    if (quote === character) quote = "";
    else if (quote === "" && /["'`]/.test(character)) quote = character;
    else if (quote === "" && /[([{]/.test(character)) depth += 1;
    else if (quote === "" && /[)\]}]/.test(character)) depth -= 1;
    parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const messages = files.flatMap((file) => findLines(readFileSync(file, "utf8")));
const text = ({ level, message }: Line) => `${level}: ${message}`;

test("the check finds every call of a logger with its message", () => {
  expect(findLines('log.warn({ err: f(a, "b") }, "it, failed")\nrequest.log[level]({ a }, "request");this.#log.error(error)')).toEqual([
    { level: "warn", message: "it, failed" },
    { level: "info", message: "request" },
    { level: "error", message: "error" },
  ]);
  expect(messages.length).toBeGreaterThan(10);
});

test("every line of the log is in the operator's guide, and no other", () => {
  const guide = readFileSync("docs/operating.md", "utf8");
  const table = guide.slice(guide.indexOf("#### Lines"), guide.indexOf("### Metrics for Prometheus"));
  const documented = [...table.matchAll(/^\| (.+?) \| (\w+) \|/gm)]
    .filter(([, message]) => message !== "`msg`")
    .map(([, message = "", level = ""]) => ({ level, message: /^`(.*)`$/.exec(message)?.[1] ?? PROBLEM_CODE }));
  expect([...new Set(messages.map(text))].sort()).toEqual(documented.map(text).sort());
});
