/** Any origin works, because only whether a path leaves it matters. */
const BASE_URL = "https://here.invalid";
/** Letters, digits and the characters of the app's own URLs; no backslash, no second slash at the start, nothing encoded. */
const OWN_PATH = /^\/(?!\/)[\w\-./?=&]*$/;

/** Returns the path and query of one of the app's own pages to redirect to, or undefined for anything else. */
export function readOwnPath(text: string | undefined): string | undefined {
  if (text === undefined || !OWN_PATH.test(text)) return undefined;
  const url = new URL(text, BASE_URL);
  return url.origin === BASE_URL && !url.pathname.startsWith("//") && !url.pathname.startsWith("/api/")
    ? url.pathname + url.search
    : undefined;
}
