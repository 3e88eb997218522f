import type { MailKind } from "#core/domain/accounts/account-messages.ts";
import { HOUR_MS, MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import type { Language } from "#core/texts/languages.ts";
import { LINK_LIFETIME_MS } from "#server/platform/auth/account-links.ts";
import { type Texts, texts } from "#server/platform/texts/texts.ts";

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

const product = PRODUCT_NAME;
const RESET_MINUTES = LINK_LIFETIME_MS.reset_by_mail / MINUTE_MS;
const VERIFY_HOURS = LINK_LIFETIME_MS.verify_email / HOUR_MS;
const CHANGE_HOURS = LINK_LIFETIME_MS.change_email / HOUR_MS;

const PASSWORD_CHANGED_BY = {
  themselves: "passwordChanged.byThemselves",
  link: "passwordChanged.byLink",
  "first link": "passwordChanged.byFirstLink",
  "sorted link": "passwordChanged.bySortedLink",
  claim: "passwordChanged.byClaim",
  admin: "passwordChanged.byAdmin",
} as const;
const isWayToChange = (by: string): by is keyof typeof PASSWORD_CHANGED_BY => Object.hasOwn(PASSWORD_CHANGED_BY, by);

/** What a mail says, in the language of its recipient. */
export const composeMail = (kind: MailKind, facts: MailFacts, language: Language): MailText => MAILS[kind](texts("mails", language), facts);

const profileButton = (t: Texts<"mails">, publicUrl: string) => ({ label: t("profileButton"), url: `${publicUrl}${APP_PATHS.profile}` });

const MAILS: Record<MailKind, (t: Texts<"mails">, facts: MailFacts) => MailText> = {
  reset_password: (t, { publicUrl, token }) => ({
    subject: t("resetPassword.subject", { product }),
    paragraphs: [t("resetPassword.requested"), t("resetPassword.expires", { minutes: RESET_MINUTES })],
    button: { label: t("resetPassword.button"), url: `${publicUrl}${APP_PATHS.newPassword}#${token}` },
  }),
  verify_email: (t, { publicUrl, token }) => ({
    subject: t("verifyEmail.subject", { product }),
    paragraphs: [t("verifyEmail.confirm", { product }), t("verifyEmail.notYours"), t("verifyEmail.expires", { hours: VERIFY_HOURS })],
    button: { label: t("verifyEmail.button"), url: `${publicUrl}${APP_PATHS.verifyEmail}#${token}` },
  }),
  change_email: (t, { publicUrl, token }) => ({
    subject: t("changeEmail.subject", { product }),
    paragraphs: [t("changeEmail.confirm", { product }), t("changeEmail.expires", { hours: CHANGE_HOURS })],
    button: { label: t("changeEmail.button"), url: `${publicUrl}${APP_PATHS.verifyEmail}#${token}` },
  }),
  address_taken: (t, { publicUrl }) => ({
    subject: t("addressTaken.subject", { product }),
    paragraphs: [t("addressTaken.nothingChanges"), t("addressTaken.ifYou")],
    button: { label: t("addressTaken.button", { product }), url: `${publicUrl}${APP_PATHS.auth}` },
  }),
  password_changed: (t, { publicUrl, details: { by = "" } }) => ({
    subject: t("passwordChanged.subject", { product }),
    paragraphs: [
      t(isWayToChange(by) ? PASSWORD_CHANGED_BY[by] : "passwordChanged.bySomebody"),
      t("passwordChanged.loggedOut"),
      t("notYou"),
    ],
    button: profileButton(t, publicUrl),
  }),
  passkey_added: (t, { publicUrl }) => ({
    subject: t("passkeyAdded.subject", { product }),
    paragraphs: [t("passkeyAdded.added"), t("notYou")],
    button: profileButton(t, publicUrl),
  }),
  new_device: (t, { publicUrl, details }) => ({
    subject: t("newDevice.subject", { product }),
    paragraphs: [t("newDevice.used", { device: details.device ?? t("newDevice.unknown") }), t("notYou")],
    button: profileButton(t, publicUrl),
  }),
  address_changed: (t) => ({
    subject: t("addressChanged.subject", { product }),
    paragraphs: [t("addressChanged.lastMail"), t("addressChanged.notYou")],
  }),
  two_factor_removed: (t, { publicUrl }) => ({
    subject: t("twoFactorRemoved.subject", { product }),
    paragraphs: [t("twoFactorRemoved.removed"), t("twoFactorRemoved.loggedOut"), t("notYou")],
    button: profileButton(t, publicUrl),
  }),
};
