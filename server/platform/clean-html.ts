import sanitizeHtml from "sanitize-html";

/** What a text of ours may contain: words and their structure. No script, no style, no picture, no form. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ["h2", "h3", "h4", "p", "br", "hr", "ul", "ol", "li", "strong", "b", "em", "i", "u", "blockquote", "code", "a"],
  allowedAttributes: { a: ["href", "rel", "target"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener noreferrer", target: "_blank" }) },
};

export const cleanHtml = (html: string): string => sanitizeHtml(html, ALLOWED);
