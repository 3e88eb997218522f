import type { FastifyRequest } from "fastify";
import type * as z from "zod";
import type { PasskeySignature } from "#core/contracts/sign-in/passkeys.ts";
import type { PasskeyRow } from "#server/db/tables/passkeys.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { recordChange } from "#server/platform/auth/audit.ts";
import type { Deps } from "#server/platform/deps.ts";
import { blockPasskey, updateUse } from "./queries.ts";
import type { RelyingParty } from "./relying-party.ts";
import { verifyAssertion } from "./verify.ts";

/** Checks a signature and records the use. A counter that does not rise blocks the passkey, because a copy of it may exist. */
export async function takeSignature(
  { db, accountEvents }: Pick<Deps, "db" | "accountEvents">,
  request: FastifyRequest,
  answer: z.output<typeof PasskeySignature>,
  challenge: string,
  party: RelyingParty,
  { passkey, user }: { passkey: PasskeyRow; user: UserRow },
): Promise<"right" | "wrong" | "blocked"> {
  const use = await verifyAssertion(answer, challenge, party, passkey);
  if (!use) {
    accountEvents.recordFailure(db, user.id, "wrong_passkey", request);
    return "wrong";
  }
  if (await updateUse(db, passkey, use)) return "right";
  await db.transaction(async (tx) => {
    if (!(await blockPasskey(tx, passkey))) return;
    await recordChange(tx, user, "passkey_blocked", user);
    await accountEvents.record(tx, user.id, "passkey_blocked", request);
  });
  return "blocked";
}
