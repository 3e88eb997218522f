/** Any origin: only whether a path leaves it matters. */
const HERE = "https://here.invalid";
/** Letters, digits and what stands in our own addresses; no backslash, no second slash at the start, nothing encoded. */
const OWN_PATH = /^\/(?!\/)[\w\-./?=&]*$/;

/** The path of one of our own pages, to send a browser back to; undefined for anything else. */
export function readOwnPath(text: string | undefined): string | undefined {
  if (text === undefined || !OWN_PATH.test(text)) return undefined;
  const url = new URL(text, HERE);
  return url.origin === HERE && !url.pathname.startsWith("//") && !url.pathname.startsWith("/api/") ? url.pathname + url.search : undefined;
}
