export const USER_ORDERS = ["newest", "oldest", "email", "name"] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

/** What an administrator does that is written down, and what they should know of an account. */
export const AUDITED_ACTIONS = [
  "user_created",
  "user_updated",
  "user_deleted",
  "password_reset",
  "password_link_created",
  "two_factor_removed",
  "consent_recorded",
  "passkey_blocked",
  "address_changed",
  "invitation_created",
  "invitation_ended",
  "setting_updated",
  "setting_reset",
  "faq_created",
  "faq_updated",
  "faq_deleted",
  "admin_given_by_school",
  "admin_taken_by_school",
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];
