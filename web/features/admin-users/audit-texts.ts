import type { AuditRecord } from "#core/contracts/admin-users.ts";
import type { AuditedAction } from "#core/domain/accounts/admin-choices.ts";
import { SITE_TEXTS } from "#core/domain/site/site-texts.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { type TextKey, texts } from "#web/texts/texts.ts";

const ACTIONS = {
  user_created: "audit.userCreated",
  user_updated: "audit.userUpdated",
  user_deleted: "audit.userDeleted",
  password_reset: "audit.passwordReset",
  password_link_created: "audit.passwordLink",
  two_factor_removed: "audit.twoFactorRemoved",
  consent_recorded: "audit.consent",
  passkey_blocked: "audit.passkeyBlocked",
  address_changed: "audit.addressChanged",
  account_claimed: "audit.accountClaimed",
  invitation_created: "audit.invitationCreated",
  invitation_ended: "audit.invitationEnded",
  setting_updated: "audit.settingUpdated",
  setting_reset: "audit.settingReset",
  faq_created: "audit.faqCreated",
  faq_updated: "audit.faqUpdated",
  faq_deleted: "audit.faqDeleted",
  admin_given_by_school: "audit.adminAddedBySchool",
  admin_taken_by_school: "audit.adminRemovedBySchool",
  admin_given: "audit.adminAdded",
  sessions_ended: "audit.sessionsEnded",
  own_account_deleted: "audit.ownAccountDeleted",
  unconfirmed_account_deleted: "audit.unconfirmedDeleted",
  database_restored: "audit.databaseRestored",
  keys_rotated: "audit.keysRotated",
  products_imported: "audit.productsImported",
} as const satisfies Record<AuditedAction, TextKey<"admin-users">>;

/** Actions that name nobody and nothing. */
const COMPLETE: ReadonlySet<AuditedAction> = new Set(["own_account_deleted", "unconfirmed_account_deleted", "keys_rotated"]);

const FIELDS = {
  isAdmin: "field.isAdmin",
  isPublished: "field.isPublished",
  AI: "field.ai",
  email: "field.email",
  password: "field.password",
  firstName: "field.firstName",
  lastName: "field.lastName",
  age: "field.age",
  gender: "field.gender",
  height: "field.height",
  weight: "field.weight",
  activityLevel: "field.activityLevel",
  weightGoal: "field.weightGoal",
  calorieGoal: "field.calorieGoal",
  question: "field.question",
  answer: "field.answer",
  category: "field.category",
  sortOrder: "field.sortOrder",
  value: "field.value",
} as const;

/** The message for the action, which is filled in with the values below. */
export const findActionText = ({ action }: AuditRecord) => ACTIONS[action];

/** Email addresses are removed from the log when their accounts are deleted. */
export function describeAdmin({ adminEmail, action }: AuditRecord): string {
  return adminEmail || texts("admin-users")(COMPLETE.has(action) ? "audit.member" : "audit.formerAdministrator");
}

/** The name of a text, and the target 'gone' if the account was deleted. */
export function describeSubject({ subject }: AuditRecord): { target: string; subject: string } {
  const text = Object.entries(SITE_TEXTS).find(([key]) => key === subject)?.[1].description;
  return { target: subject === "" ? "gone" : "named", subject: text ?? subject };
}

/** 'first name and calorie goal'. A field that has no text yet is named by its key. */
export function describeFields({ fields }: AuditRecord): string {
  const t = texts("admin-users");
  const names: Readonly<Record<string, (typeof FIELDS)[keyof typeof FIELDS]>> = FIELDS;
  return formatList(fields.map((field) => (names[field] ? t(names[field]) : splitWords(field))));
}

const splitWords = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
