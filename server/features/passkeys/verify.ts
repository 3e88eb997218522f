import type * as z from "zod";
import type { NewPasskey, PasskeySignature } from "#core/contracts/sign-in/passkeys.ts";
import type { PasskeyRow } from "#server/db/tables/passkeys.ts";
import type { RelyingParty } from "./relying-party.ts";

/** EdDSA, ES256 and RS256. Every device supports at least one of them. */
export const ALGORITHMS = [-8, -7, -257];

type Signed = { response: { clientDataJSON: string } };

/** Reads the challenge that a device signed. The signature is not checked here. */
export function readChallenge({ response }: Signed): string | undefined {
  try {
    const { challenge, crossOrigin } = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString());
    // The app is never embedded in another site's page.
    return typeof challenge === "string" && crossOrigin !== true ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export type VerifiedPasskey = Pick<PasskeyRow, "credentialId" | "publicKey" | "counter" | "isSynced"> & {
  /** Identifies the model of the device or password manager. */
  aaguid: string;
};

/** Returns undefined unless the answer is a passkey of this site, created with this challenge by a device that verified its user. */
export async function verifyNewPasskey(
  answer: z.output<typeof NewPasskey>,
  challenge: string,
  { id, origins }: RelyingParty,
): Promise<VerifiedPasskey | undefined> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  if (!(await isWithoutCertificates(answer.response.attestationObject))) return undefined;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.id !== answer.id) return undefined;
    const { credential, credentialBackedUp, aaguid } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString("base64url");
    return { credentialId: credential.id, publicKey, counter: credential.counter, isSynced: credentialBackedUp, aaguid };
  } catch {
    return undefined;
  }
}

/** Certificates are not requested, and checking one from an untrusted source would be unnecessary work and risk. */
async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
    const format = attestation.get("fmt");
    // Devices may sign with the passkey itself even if no attestation was requested.
    return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
  } catch {
    return false;
  }
}

/** Returns undefined if this passkey did not sign the challenge, or its device did not verify its user. The caller checks the counter. */
export async function verifyAssertion(
  answer: z.output<typeof PasskeySignature>,
  challenge: string,
  { id, origins }: RelyingParty,
  passkey: Pick<PasskeyRow, "credentialId" | "publicKey">,
): Promise<{ counter: number; isSynced: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      // The library compares counters before it checks the signature, which would let anybody have a passkey blocked. Zero disables that.
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")), counter: 0 },
    });
    if (!verified) return undefined;
    return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
  } catch {
    return undefined;
  }
}
