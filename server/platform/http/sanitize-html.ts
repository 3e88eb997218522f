import sanitizeHtml from "sanitize-html";
import { ALLOWED_TAGS } from "#core/domain/site/allowed-html.ts";

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { a: ["href", "rel", "target"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener noreferrer", target: "_blank" }) },
};

/** Texts are sanitized whenever they are sent, and sanitizing is slow, so results are cached up to this total size. */
const MAX_CHARACTERS = 4_000_000;
const cache = new Map<string, string>();
let characters = 0;

export function cleanHtml(html: string): string {
  const before = cache.get(html);
  if (before !== undefined) return before;
  const clean = sanitizeHtml(html, ALLOWED);
  if (characters > MAX_CHARACTERS) {
    cache.clear();
    characters = 0;
  }
  cache.set(html, clean);
  characters += html.length + clean.length;
  return clean;
}
