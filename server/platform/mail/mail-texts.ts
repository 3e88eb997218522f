import type { MailKind } from "#core/domain/accounts/account-messages.ts";
import { HOUR_MS, MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { LINK_LIFETIME_MS } from "#server/platform/auth/account-links.ts";

export interface MailText {
  subject: string;
  paragraphs: string[];
  button?: { label: string; url: string };
}

export interface MailFacts {
  publicUrl: string;
  details: Record<string, string>;
  /** The token of a link that was created for this mail. */
  token: string;
}

const RESET_MINUTES = LINK_LIFETIME_MS.reset_by_mail / MINUTE_MS;
const VERIFY_HOURS = LINK_LIFETIME_MS.verify_email / HOUR_MS;
const CHANGE_HOURS = LINK_LIFETIME_MS.change_email / HOUR_MS;

const securityButton = (publicUrl: string) => ({ label: "Open your profile", url: `${publicUrl}${APP_PATHS.profile}` });
const NOT_YOU = "Was it you? Then there is nothing to do. If not, choose a new password right away and tell an adult you trust.";

const PASSWORD_CHANGED_BY: Record<string, string> = {
  themselves: "You chose a new password in your profile.",
  link: "Someone with a link for your account chose a new password.",
  "first link":
    "Someone with a link for your account chose a new password. Its passkeys and school sign-ins were removed, and so were its AI keys and two-factor login, because this address had never been confirmed before. You can add yours again in your profile.",
  "sorted link":
    "Someone with a link for your account chose a new password. Passkeys, school sign-ins, AI keys or two-factor login that were not yours, or that you did not keep, were removed.",
  claim:
    "You made this account yours with the link in our mail. Whoever made it can't log in any more: its passkeys, school sign-ins, AI keys and two-factor login were removed.",
  admin: "An administrator gave your account a new password.",
};

/** The texts of all mails. They contain nothing that a user typed. */
export const MAIL_TEXTS: Record<MailKind, (facts: MailFacts) => MailText> = {
  reset_password: ({ publicUrl, token }) => ({
    subject: `Choose a new password for ${PRODUCT_NAME}`,
    paragraphs: [
      "You asked for a new password. Here is the way to choose one.",
      `The link works once, for ${RESET_MINUTES} minutes. If you did not ask for it, you can delete this mail: nothing changes.`,
    ],
    button: { label: "Choose a new password", url: `${publicUrl}${APP_PATHS.newPassword}#${token}` },
  }),
  verify_email: ({ publicUrl, token }) => ({
    subject: `Is this your address? ${PRODUCT_NAME} asks`,
    paragraphs: [
      `There is a ${PRODUCT_NAME} account with this address. If it is yours, please confirm the address.`,
      "If you did not make it, somebody else did with your address. The link also lets you make the account yours. You can also delete this mail: as long as nobody confirms the address, it is not theirs.",
      `The link works once, for ${VERIFY_HOURS} hours.`,
    ],
    button: { label: "Confirm my address", url: `${publicUrl}${APP_PATHS.verifyEmail}#${token}` },
  }),
  change_email: ({ publicUrl, token }) => ({
    subject: `Your new address for ${PRODUCT_NAME}`,
    paragraphs: [
      `Somebody wants to use this address for their ${PRODUCT_NAME} account. If it was you, log in to your account and confirm it. From then on you log in with this address.`,
      `The link works once, for ${CHANGE_HOURS} hours. If it was not you, you can delete this mail: nothing changes.`,
    ],
    button: { label: "Use this address", url: `${publicUrl}${APP_PATHS.verifyEmail}#${token}` },
  }),
  address_taken: ({ publicUrl }) => ({
    subject: `You have a ${PRODUCT_NAME} account already`,
    paragraphs: [
      "Somebody wanted to use this address for another account. It belongs to yours, so nothing changes.",
      "If it was you: log in with this address, or use a different one for the other account. Forgot your password? The login page sends you a link for a new one.",
    ],
    button: { label: `Open ${PRODUCT_NAME}`, url: `${publicUrl}${APP_PATHS.auth}` },
  }),
  password_changed: ({ publicUrl, details }) => ({
    subject: `Your ${PRODUCT_NAME} password is new`,
    paragraphs: [
      PASSWORD_CHANGED_BY[details.by ?? ""] ?? "Your account has a new password.",
      "All other devices were logged out.",
      NOT_YOU,
    ],
    button: securityButton(publicUrl),
  }),
  passkey_added: ({ publicUrl }) => ({
    subject: `A new passkey for ${PRODUCT_NAME}`,
    paragraphs: ["A passkey was added to your account. It can log in without your password.", NOT_YOU],
    button: securityButton(publicUrl),
  }),
  new_device: ({ publicUrl, details }) => ({
    subject: `${PRODUCT_NAME} on a new device`,
    paragraphs: [`Your account was just used on a device that we did not know yet: ${details.device ?? "Unknown device"}.`, NOT_YOU],
    button: securityButton(publicUrl),
  }),
  address_changed: () => ({
    subject: `Your ${PRODUCT_NAME} account has another address`,
    paragraphs: [
      "The email address of your account was changed, so this is the last mail to this one.",
      "If you did not ask for that, please talk to the people who run your app, for example at your school.",
    ],
  }),
  two_factor_removed: ({ publicUrl }) => ({
    subject: `Two-factor login is off for ${PRODUCT_NAME}`,
    paragraphs: [
      "An administrator switched off two-factor login for your account, because the codes could not be reached any more.",
      "You are logged out everywhere. After your next login you can switch it on again in your profile.",
      NOT_YOU,
    ],
    button: securityButton(publicUrl),
  }),
};
