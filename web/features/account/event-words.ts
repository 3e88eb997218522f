import type { AccountEvent } from "#core/contracts/account-events.ts";
import type { AccountActor, AccountEventKind } from "#core/domain/accounts/account-events.ts";
import { formatDayAndTime } from "#web/lib/format/instants.ts";

const DEEDS: Record<AccountEventKind, string> = {
  account_created: "Account made",
  signed_in_by_password: "Signed in with the password",
  signed_in_by_passkey: "Signed in with a passkey",
  signed_in_by_school: "Signed in with your school or home",
  wrong_password: "Wrong password typed",
  wrong_code: "Right password, wrong code",
  wrong_passkey: "A passkey that did not work",
  signed_out_elsewhere: "All other devices signed out",
  sessions_ended: "Signed out on all devices",
  password_changed: "Password changed",
  first_password_set: "First password chosen",
  password_link_created: "Link for a new password made",
  password_set_by_link: "New password chosen with a link",
  password_set_by_mail: "New password chosen with a link from a mail",
  account_taken_over: "Account taken over by whoever gets the mails to this address",
  two_factor_on: "Two-factor authentication turned on",
  two_factor_off: "Two-factor authentication turned off",
  backup_codes_replaced: "New backup codes made",
  passkey_added: "Passkey added",
  passkey_renamed: "Passkey renamed",
  passkey_removed: "Passkey removed",
  passkey_blocked: "Passkey blocked, because somebody may have a copy",
  school_linked: "School or home sign-in linked",
  school_unlinked: "School or home sign-in removed",
  address_changed: "Email address changed",
  ai_key_stored: "AI key stored",
  ai_key_removed: "AI key removed",
  admin_given: "Administrator rights given",
  admin_taken: "Administrator rights taken away",
  consent_recorded: "A guardian's consent written down",
  data_downloaded: "All data downloaded",
  diary_downloaded: "Diary downloaded",
};

const ACTORS: Record<AccountActor, string> = {
  device: "",
  administrator: " by an administrator",
  school: " by your school or home",
  "command line": " by whoever runs this site",
};

/** 'Password changed by an administrator' */
export const eventTitle = ({ kind, actor }: AccountEvent): string => DEEDS[kind] + ACTORS[actor];

/** 'Firefox on Android · today, 2:02 PM · 3 times · a network you have used before' */
export function eventDetails({ device, at, times, isNewNetwork }: AccountEvent): string {
  const network = isNewNetwork === null ? null : isNewNetwork ? "a new network" : "a network you have used before";
  return [device, formatDayAndTime(at), times > 1 ? `${times} times` : null, network].filter((part) => part !== null).join(" · ");
}
