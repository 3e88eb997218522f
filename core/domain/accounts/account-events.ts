/** What can happen to an account, as its owner sees it. Never what somebody ate, read or looked for. */
export const ACCOUNT_EVENT_KINDS = [
  "account_created",
  "signed_in_by_password",
  "signed_in_by_passkey",
  "signed_in_by_school",
  "wrong_password",
  "wrong_code",
  "wrong_passkey",
  "signed_out_elsewhere",
  "sessions_ended",
  "password_changed",
  "first_password_set",
  "password_link_created",
  "password_set_by_link",
  "password_set_by_mail",
  "account_taken_over",
  "two_factor_on",
  "two_factor_off",
  "backup_codes_replaced",
  "passkey_added",
  "passkey_renamed",
  "passkey_removed",
  "passkey_blocked",
  "school_linked",
  "school_unlinked",
  "address_changed",
  "ai_key_stored",
  "ai_key_removed",
  "admin_given",
  "admin_taken",
  "consent_recorded",
  "data_downloaded",
  "diary_downloaded",
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENT_KINDS)[number];

/** Anybody can cause these without signing in, so all of an hour count as one. */
export const FAILED_SIGN_INS = ["wrong_password", "wrong_code", "wrong_passkey"] as const satisfies readonly AccountEventKind[];
export type FailedSignIn = (typeof FAILED_SIGN_INS)[number];

/** Who caused an event: somebody on a device, or somebody who acted on the account from outside. */
export const ACCOUNT_ACTORS = ["device", "administrator", "school", "command line"] as const;
export type AccountActor = (typeof ACCOUNT_ACTORS)[number];
