import { useEffect, useState } from "react";

/**
 * The token from the link: undefined until the URL has been read, null if there is none. It is in the fragment, which is never sent to a
 * server, and is removed from the address bar at once, so that the next user of the computer does not find it.
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
    // Opening a second link in the same tab only changes the fragment.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return token;
}
