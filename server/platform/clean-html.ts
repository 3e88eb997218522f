import sanitizeHtml from "sanitize-html";
import { ALLOWED_TAGS } from "#core/domain/allowed-html.ts";

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { a: ["href", "rel", "target"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener noreferrer", target: "_blank" }) },
};

export const cleanHtml = (html: string): string => sanitizeHtml(html, ALLOWED);
