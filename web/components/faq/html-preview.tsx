import { createElement, Fragment, type ReactNode } from "react";
import { ALLOWED_TAGS } from "#core/domain/site/allowed-html.ts";

const ALLOWED = new Set<string>(ALLOWED_TAGS);
/** Elements that are removed together with their text. */
const DROPPED = new Set(["script", "style", "textarea", "option", "noscript"]);
const EMPTY = new Set(["br", "hr"]);
const ATTRIBUTES = /<([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * A preview of unsanitized HTML. It is parsed into a document that executes nothing, and rebuilt from a short list of
 * allowed elements, without any attributes.
 */
export function HtmlPreview({ html }: { html: string }) {
  // Browsers report inline handlers to the console even if they cannot run, so all attributes are stripped first.
  const { body } = new DOMParser().parseFromString(html.replace(ATTRIBUTES, "<$1>"), "text/html");
  return <div className="prose wrap-anywhere">{drawn(body)}</div>;
}

const drawn = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    const name = node.nodeName.toLowerCase();
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE || DROPPED.has(name)) return null;
    // Looks like a link, but has no target in the preview.
    if (name === "a") return createElement("u", { key: index }, ...drawn(node));
    return createElement(ALLOWED.has(name) ? name : Fragment, { key: index }, ...(EMPTY.has(name) ? [] : drawn(node)));
  });
