import { useEffect, useState } from "react";

/**
 * The token of the link that led here; undefined until it is known, null if there was none. It is in the fragment, which
 * no server and no other site gets to see, and leaves the address bar at once: the next person at this computer finds nothing.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const read = () => {
      const found = window.location.hash.slice(1);
      if (found !== "") window.history.replaceState(window.history.state, "", window.location.pathname);
      setToken((before) => found || (before ?? null));
    };
    read();
    // A second link that is opened in the same tab only changes the fragment.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return token;
}
