/** Every mail that the product sends. */
export const MAIL_KINDS = [
  "reset_password",
  "verify_email",
  "change_email",
  "password_changed",
  "passkey_added",
  "new_device",
  "address_changed",
  "address_taken",
  "two_factor_removed",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What a one-time link allows its holder to do. */
export const LINK_PURPOSES = ["reset_by_mail", "reset_by_admin", "verify_email", "change_email"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
