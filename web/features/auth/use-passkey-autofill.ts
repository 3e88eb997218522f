import { useEffect, useRef } from "react";
import { usePasskeyLogIn } from "./use-passkey-log-in.ts";

/** A challenge lives five minutes; the page may be open for longer. */
const RENEW_MS = 4 * 60_000;

/** The browser offers this site's passkeys in the email field. Whatever fails, the form is there. */
export function usePasskeyAutofill() {
  const logIn = useRef(usePasskeyLogIn());
  useEffect(() => {
    if (!globalThis.PublicKeyCredential?.isConditionalMediationAvailable) return;
    let isOver = false;
    let stop = () => {};
    const offer = async () => {
      const { signWithPasskey, stopAsking } = await import("#web/api/sign-in/passkey-ceremonies.ts");
      if (isOver) return;
      stop = stopAsking;
      const proof = await signWithPasskey({ isAutofill: true }).catch(() => undefined);
      if (proof && !isOver) await logIn.current(proof);
    };
    void offer();
    const renew = setInterval(() => void offer(), RENEW_MS);
    return () => {
      isOver = true;
      clearInterval(renew);
      stop();
    };
  }, []);
}
