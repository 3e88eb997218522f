import type { AccountEvent } from "#core/contracts/account-events.ts";
import type { AccountActor, AccountEventKind } from "#core/domain/accounts/account-events.ts";
import { formatDayAndTime } from "#web/lib/format/instants.ts";
import { type TextKey, texts } from "#web/texts/texts.ts";

const KINDS = {
  account_created: "event.accountCreated",
  signed_in_by_password: "event.signedInByPassword",
  signed_in_by_passkey: "event.signedInByPasskey",
  signed_in_by_school: "event.signedInBySchool",
  wrong_password: "event.wrongPassword",
  wrong_code: "event.wrongCode",
  wrong_passkey: "event.wrongPasskey",
  signed_out_elsewhere: "event.signedOutElsewhere",
  sessions_ended: "event.sessionsEnded",
  password_changed: "event.passwordChanged",
  first_password_set: "event.firstPasswordSet",
  password_link_created: "event.passwordLinkCreated",
  password_set_by_link: "event.passwordSetByLink",
  password_set_by_mail: "event.passwordSetByMail",
  account_taken_over: "event.accountTakenOver",
  two_factor_on: "event.twoFactorOn",
  two_factor_off: "event.twoFactorOff",
  backup_codes_replaced: "event.backupCodesReplaced",
  passkey_added: "event.passkeyAdded",
  passkey_renamed: "event.passkeyRenamed",
  passkey_removed: "event.passkeyRemoved",
  passkey_blocked: "event.passkeyBlocked",
  school_linked: "event.schoolLinked",
  school_unlinked: "event.schoolUnlinked",
  address_changed: "event.addressChanged",
  ai_key_stored: "event.aiKeyStored",
  ai_key_removed: "event.aiKeyRemoved",
  admin_given: "event.adminGiven",
  admin_taken: "event.adminTaken",
  consent_recorded: "event.consentRecorded",
  data_downloaded: "event.dataDownloaded",
  diary_downloaded: "event.diaryDownloaded",
} as const satisfies Record<AccountEventKind, TextKey<"account">>;

const ACTORS = {
  administrator: "event.byAdministrator",
  school: "event.bySchool",
  "command line": "event.byOperator",
} as const satisfies Record<Exclude<AccountActor, "device">, TextKey<"account">>;

/** 'Password changed by an administrator' */
export function eventTitle({ kind, actor }: AccountEvent): string {
  const t = texts("account");
  const event = t(KINDS[kind]);
  return actor === "device" ? event : t(ACTORS[actor], { event });
}

/** 'Firefox on Android · today, 2:02 PM · 3 times · a network you have used before' */
export function eventDetails({ device, at, times, isNewNetwork }: AccountEvent): string {
  const t = texts("account");
  const network = isNewNetwork === null ? null : t(isNewNetwork ? "events.newNetwork" : "events.usedNetwork");
  const repeated = times > 1 ? t("events.times", { count: times }) : null;
  return [device, formatDayAndTime(at), repeated, network].filter((part) => part !== null).join(" · ");
}
