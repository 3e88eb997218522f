import type { LinkPurpose } from "#core/domain/accounts/account-messages.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Addition } from "#server/platform/auth/ownership/additions.ts";
import { isUnclaimed } from "#server/platform/auth/ownership/unclaimed.ts";

export interface Reset {
  purpose: LinkPurpose;
  user: UserRow;
  /** Whether members can only sign in through schools, so that a password does not let them in. */
  schoolsOnly: boolean;
}

/** A mailed link proves that its holder reads the mailbox. An administrator's link says nothing about the address. */
const isByMail = ({ purpose }: Reset): boolean => purpose === "reset_by_mail";

/** Members who can't log in with a password gain nothing by a reset, so it must not attach their school's account to the address. */
export const confirmsAddress = (reset: Reset): boolean => isByMail(reset) && (reset.user.isAdmin || !reset.schoolsOnly);

/** Whether the link is the first sign of the address's owner, so that everything in the account may be a stranger's. */
export const isFirstSign = (reset: Reset): boolean => isByMail(reset) && isUnclaimed(reset.user);

/** Whether it is unknown if the additions are older than the owner's first sign, so that the owner has to say which are theirs. */
export const asksWhatStays = (reset: Reset): boolean => !isFirstSign(reset) && reset.user.ownedSince === null;

/**
 * The additions that a reset may remove. A second factor is lost only with the mailbox's owner unknown: an administrator's stays, and a
 * link from an administrator leaves it too, because they can remove it themselves, with a reason.
 */
export const listRemovable = (reset: Reset, additions: readonly Addition[]): Addition[] =>
  additions.filter(({ kind }) => kind !== "two_factor" || (isByMail(reset) && !reset.user.isAdmin));

export function listLeaving(reset: Reset, additions: readonly Addition[], retain: readonly string[]): Addition[] {
  const { ownedSince } = reset.user;
  const removable = listRemovable(reset, additions);
  if (isFirstSign(reset)) return removable.filter(({ kind }) => kind !== "school" || confirmsAddress(reset));
  if (ownedSince === null) return removable.filter(({ id }) => !retain.includes(id));
  return isByMail(reset) ? removable.filter(({ addedAt }) => addedAt !== null && addedAt < ownedSince) : [];
}
