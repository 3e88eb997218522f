import type { TRANSPORTS } from "#core/contracts/sign-in/passkeys.ts";
import type { PasskeyRow } from "#server/db/tables/passkeys.ts";
import { AppError } from "#server/platform/http/errors.ts";

export const tooLate = () => new AppError("invalid", "passkeys.tooLate", { code: "passkey_too_late" });

export const toCredential = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: "public-key" as const,
  // Safe to cast: the contract accepts only these transports when a passkey is stored.
  transports: transports as (typeof TRANSPORTS)[number][],
});
