export const ACTIVE_USERS_DAYS = 30;
export const NEW_USERS_DAYS = 7;

export const USER_ORDERS = ["newest", "oldest", "email", "name"] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

/** The administrators' actions that the audit log records, and the account events that administrators should know about. */
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
  "account_claimed",
  "invitation_created",
  "invitation_ended",
  "setting_updated",
  "setting_reset",
  "faq_created",
  "faq_updated",
  "faq_deleted",
  "admin_given_by_school",
  "admin_taken_by_school",
  "admin_given",
  "sessions_ended",
  "own_account_deleted",
  "unconfirmed_account_deleted",
  "database_restored",
  "keys_rotated",
  "products_imported",
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

/** A download, which is a plain link in the browser, so it has a path but no contract. */
export const AUDIT_EXPORT_PATH = "/api/admin/audit/export";
