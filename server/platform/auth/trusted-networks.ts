import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import type { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import type { VerifiedUser } from "./sessions/sessions.ts";

type Account = Pick<VerifiedUser, "id" | "password">;

/**
 * Networks from which a user has signed in before. They have limits of their own, which strangers elsewhere cannot use up. Only a hash of
 * account, password and network is stored, so a new password makes every network unknown again, as it does with devices.
 */
export const rememberNetwork = (limits: RateLimits, account: Account, ip: string): Promise<void> =>
  limits.count("signInPerNetwork", limitSubject(account, ip));

/** Takes as long for an address without an account. */
export async function isTrustedNetwork(limits: RateLimits, account: Account | undefined, ip: string): Promise<boolean> {
  return (await limits.read("signInPerNetwork", limitSubject(account ?? { id: "nobody", password: "" }, ip))) !== undefined;
}

const limitSubject = ({ id, password }: Account, ip: string): string => `${id} ${password} ${toNetwork(ip)}`;
