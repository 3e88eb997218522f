import type * as contracts from "#core/contracts/sign-in/recovery.ts";
import { findLink, type Link } from "#server/platform/auth/account-links.ts";
import { listAdditions } from "#server/platform/auth/ownership/additions.ts";
import { isUnclaimed } from "#server/platform/auth/ownership/unclaimed.ts";
import { readSessionToken } from "#server/platform/auth/sessions/session-cookie.ts";
import type { Deps } from "#server/platform/deps.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import type { Call } from "#server/platform/http/route.ts";
import { deadLink } from "./problems.ts";
import { asksWhatStays, isFirstSign, listRemovable } from "./reset-rules.ts";

export async function readLink(deps: Deps, { body: { token }, request }: Call<typeof contracts.readLink>) {
  const { db, sessions, limits, schools, guardianConsentBelow } = deps;
  await limits.count("linkUsePerIp", toNetwork(request.ip));
  const link = await findLink(db, token);
  if (!link) throw deadLink();
  const { user, newEmail } = link;
  const reset = { ...link, schoolsOnly: schools.only };
  const canClaim = link.purpose === "verify_email" && isUnclaimed(user);
  const session = await sessions.find(readSessionToken(request) ?? "");
  return {
    email: newEmail ?? user.email,
    isOwn: session?.user.id === user.id,
    canClaim,
    asksAge: guardianConsentBelow !== undefined && (canClaim || isFirstSign(reset)),
    additions: isReset(link) && asksWhatStays(reset) ? listRemovable(reset, await listAdditions(db, deps, user)) : [],
  };
}

const isReset = ({ purpose }: Link): boolean => purpose === "reset_by_mail" || purpose === "reset_by_admin";
