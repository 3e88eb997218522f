import { useEffect, useRef } from "react";
import { MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { usePasskeyLogIn } from "./use-passkey-log-in.ts";

/** A challenge expires after five minutes, but the page may stay open for longer. */
const RENEW_MS = 4 * MINUTE_MS;

/** Lets the browser offer this site's passkeys in the email field. If that fails, the form still works. */
export function usePasskeyAutofill() {
  const logIn = useRef(usePasskeyLogIn());
  useEffect(() => {
    if (!globalThis.PublicKeyCredential?.isConditionalMediationAvailable) return;
    let isOver = false;
    let stop = () => {};
    const offer = async () => {
      const { signWithPasskey, cancelPasskeyPrompt: stopAsking } = await import("#web/api/sign-in/passkey-ceremonies.ts");
      if (isOver) return;
      stop = stopAsking;
      const assertion = await signWithPasskey({ isAutofill: true }).catch(() => undefined);
      if (assertion && !isOver) await logIn.current(assertion);
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
