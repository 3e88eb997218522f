import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from "@simplewebauthn/browser";
import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeySignature,
  startPasskey,
  startPasskeyConfirmation,
  startPasskeyLogin,
} from "#core/contracts/sign-in/passkeys.ts";
import { call } from "#web/lib/http/api-client.ts";

/** In a separate file with its library, which is loaded when a user uses a passkey. */

/** Asks the user's device to create a passkey. */
export async function makePasskey(): Promise<NewPasskey> {
  const optionsJSON = await call<typeof startPasskey>("POST", "/api/user/passkeys/options", {});
  if (!knowsPasskeys()) throw new PasskeyProblem("unsupported");
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type: "public-key", response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
  } catch (error) {
    throw asProblem(error);
  }
}

/** Asks the device to sign in. With `isAutofill`, the browser offers passkeys in the email field and waits until one is chosen. */
export async function signWithPasskey({ isAutofill = false } = {}): Promise<PasskeyAssertion> {
  if (!knowsPasskeys()) throw new PasskeyProblem("unsupported");
  const { options } = await call<typeof startPasskeyLogin>("POST", "/api/login/passkey/options", {});
  if (!options) throw new PasskeyProblem("unavailable");
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isAutofill });
    const { clientDataJSON, authenticatorData, signature, userHandle = "" } = response;
    return { id, rawId, type: "public-key", response: { clientDataJSON, authenticatorData, signature, userHandle } };
  } catch (error) {
    throw asProblem(error);
  }
}

/** Asks the device to sign with a passkey of the signed-in account. */
export async function signToConfirm(): Promise<PasskeySignature> {
  const optionsJSON = await call<typeof startPasskeyConfirmation>("POST", "/api/user/confirm/passkey/options", {});
  if (!knowsPasskeys()) throw new PasskeyProblem("unsupported");
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type: "public-key", response: { clientDataJSON, authenticatorData, signature } };
  } catch (error) {
    throw asProblem(error);
  }
}

/** Cancels the autofill offer or an open passkey dialog. */
export const cancelPasskeyPrompt = (): void => WebAuthnAbortService.cancelCeremony();

type Reason = "unsupported" | "unavailable" | "canceled" | "known";

export class PasskeyProblem extends Error {
  override name = "PasskeyProblem";
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

const knowsPasskeys = (): boolean => "PublicKeyCredential" in window;

/** Browsers deliberately do not distinguish a user who cancels from a device without a passkey. */
function asProblem(error: unknown): unknown {
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return new PasskeyProblem("known");
  if (error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name)) return new PasskeyProblem("canceled");
  return error;
}
