import type * as z from "zod";
import type { NewPasskey, PasskeySignature } from "#core/contracts/sign-in/passkeys.ts";
import type { PasskeyRow } from "#server/db/tables/passkeys.ts";
import type { RelyingParty } from "./relying-party.ts";

/** EdDSA, ES256 and RS256, which all devices know at least one of. */
export const ALGORITHMS = [-8, -7, -257];

type Signed = { response: { clientDataJSON: string } };

/** The challenge that a device signed; its signature is yet to be checked. */
export function readChallenge({ response }: Signed): string | undefined {
  try {
    const { challenge, crossOrigin } = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString());
    // No page of ours is shown within another site's.
    return typeof challenge === "string" && crossOrigin !== true ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export type VerifiedPasskey = Pick<PasskeyRow, "credentialId" | "publicKey" | "counter" | "isSynced"> & {
  /** The make of the device or password manager. */
  aaguid: string;
};

/** Undefined if the answer is not a passkey of this site, made with this challenge by a device that checked its user. */
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

/** Nobody asks for certificates, and checking one that a stranger wrote is work and risk for nothing. */
async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
    const format = attestation.get("fmt");
    // Devices may sign with the passkey itself even where nobody asks them to.
    return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
  } catch {
    return false;
  }
}

/** Undefined if this passkey did not sign the challenge, or its device did not check its user. Whether the counter rose is for the caller. */
export async function verifyProof(
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
      // The library compares counters before it checks the signature: anybody could have a passkey blocked.
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")), counter: 0 },
    });
    if (!verified) return undefined;
    return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
  } catch {
    return undefined;
  }
}
