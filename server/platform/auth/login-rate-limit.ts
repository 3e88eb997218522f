import { SITE_BITS, toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import type { LimitName } from "#server/platform/http/rate-limits/limits.ts";
import type { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";

export interface LoginTry {
  email: string;
  ip: string;
  /** The device, if this account has signed in there before. It has its own limit, which strangers cannot use up. */
  device: string | undefined;
  /** Whether this account has signed in from this network before. */
  isInTrustedNetwork: () => Promise<boolean>;
}

/** Counts a login attempt, or rejects it. Returns the counts to reset if it succeeds. */
export async function countLogin(
  limits: RateLimits,
  { email, ip, device, isInTrustedNetwork }: LoginTry,
): Promise<Partial<Record<LimitName, string>>> {
  if (device !== undefined) {
    const subject = `${email} ${device}`;
    await limits.count("loginPerDevice", subject);
    await limits.count("loginOnKnownDevices", email);
    return { loginPerDevice: subject };
  }
  const network = toNetwork(ip);
  const site = toNetwork(ip, SITE_BITS);
  await limits.count("loginPerIp", network);
  // In this order, so that an attempt rejected here does not use up the account's limit and lock out its owner.
  await limits.count("loginPerEmailAndIp", `${email} ${network}`);
  if (site !== network) await limits.count("loginPerEmailAndSite", `${email} ${site}`);
  const shared = (await isInTrustedNetwork()) ? "loginInKnownNetworks" : "loginPerEmail";
  await limits.count(shared, email);
  return { loginPerEmailAndIp: `${email} ${network}`, loginPerEmailAndSite: `${email} ${site}`, [shared]: email };
}
