import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { AppError } from "./errors.ts";

const ESCAPED_BACKSLASH = /\\\\/g;
/** A NUL character, or a lone surrogate. */
const UNSTORABLE = /\\u0000|\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2})\\ud[c-f]/i;

/** The databases cannot store NUL characters or lone surrogates, so they are rejected on input before a statement fails. */
export function rejectUnstorableText(app: FastifyInstance): void {
  app.addHook("onRequest", ({ url }, _reply, done) => done(url.includes("%00") ? unreadable() : undefined));
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    const text = body.toString();
    if (!isUtf8(body) || (text.includes("\\u") && UNSTORABLE.test(text.replace(ESCAPED_BACKSLASH, "_")))) return done(unreadable());
    parse(request, text, done);
  });
}

const unreadable = () => new AppError("invalid", "requests.unreadable", { code: "bad_request" });
