import type { AuditRecord } from "#core/contracts/admin-users.ts";
import type { AuditedAction } from "#core/domain/accounts/admin-choices.ts";
import { SITE_TEXTS } from "#core/domain/site/site-texts.ts";
import { formatList } from "#web/lib/format/numbers.ts";

const DEEDS: Record<AuditedAction, string> = {
  user_created: "created the account",
  user_updated: "changed the account",
  user_deleted: "deleted the account",
  password_reset: "reset the password of",
  password_link_created: "made a link for a new password for",
  two_factor_removed: "removed the second factor of",
  consent_recorded: "recorded a guardian's consent for",
  passkey_blocked: "used a passkey that may have been copied, so it is blocked:",
  address_changed: "chose another email address for the account",
  account_claimed: "took over the account that somebody made with their address",
  invitation_created: "made an invitation for",
  invitation_ended: "ended the invitation for",
  setting_updated: "edited the text",
  setting_reset: "took back to the built-in text:",
  faq_created: "wrote the FAQ",
  faq_updated: "changed the FAQ",
  faq_deleted: "deleted the FAQ",
  admin_given_by_school: "gave administrator privileges to",
  admin_taken_by_school: "took administrator privileges from",
  admin_given: "gave administrator privileges to",
  sessions_ended: "signed out on all devices:",
  own_account_deleted: "deleted their own account",
  unconfirmed_account_deleted: "waited too long for a guardian's consent, so the account was deleted",
  database_restored: "restored the backup of",
  keys_rotated: "replaced the encryption key",
  products_imported: "brought in products from",
};

/** Actions whose text is followed by a person, so that a deleted one reads 'a former member' and not 'of a former member'. */
const ABOUT_SOMEBODY: ReadonlySet<AuditedAction> = new Set([
  "password_reset",
  "password_link_created",
  "two_factor_removed",
  "consent_recorded",
  "admin_given_by_school",
  "admin_taken_by_school",
  "admin_given",
  "sessions_ended",
]);

/** Actions that name nobody and nothing. */
const COMPLETE: ReadonlySet<AuditedAction> = new Set(["own_account_deleted", "unconfirmed_account_deleted", "keys_rotated"]);

const FIELD_NAMES: Record<string, string> = {
  isAdmin: "administrator privileges",
  isPublished: "whether it is published",
  AI: "AI, too",
};

/** Describes the action; its target follows, as in 'created the account'. */
export const actionText = ({ action }: AuditRecord): string => DEEDS[action];

/** Email addresses are removed from the log when their accounts are deleted. */
export const describeAdmin = ({ adminEmail, action }: AuditRecord): string =>
  adminEmail || (COMPLETE.has(action) ? "A member" : "A former administrator");

export const describeSubject = ({ subject, action }: AuditRecord): string => {
  if (COMPLETE.has(action)) return "";
  if (subject === "") return ABOUT_SOMEBODY.has(action) ? "a former member" : "of a former member";
  return Object.entries(SITE_TEXTS).find(([key]) => key === subject)?.[1].description ?? subject;
};

/** 'first name and calorie goal' */
export const describeFields = ({ fields }: AuditRecord): string =>
  formatList(fields.map((field) => FIELD_NAMES[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)));
