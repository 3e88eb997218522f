import { HOUR_S } from "#core/domain/calendar/durations.ts";

const MINUTE_S = 60;
const REPORT_RETENTION_S = 30 * 24 * HOUR_S;
const TRUSTED_NETWORK_S = 90 * 24 * HOUR_S;

/** Every rate limit of the product. A class of thirty behind one school address must be able to sign up and log in. */
export const LIMITS = {
  registrationPerIp: { tries: 300, perS: HOUR_S },
  /** Counted by email address and network, so that a stranger cannot lock out the owner. */
  loginPerEmailAndIp: { tries: 10, perS: 15 * MINUTE_S },
  /** The same for a whole IPv6 site, which contains thousands of networks. */
  loginPerEmailAndSite: { tries: 30, perS: 15 * MINUTE_S },
  loginPerIp: { tries: 300, perS: 15 * MINUTE_S },
  /** One account from all networks, against distributed guessing. */
  loginPerEmail: { tries: 100, perS: HOUR_S },
  /** The same for networks from which its owner has signed in before, so that attempts from elsewhere do not use up theirs. */
  loginInKnownNetworks: { tries: 100, perS: HOUR_S },
  /** One account on a device where it has signed in before. Attempts by strangers do not count there. */
  loginPerDevice: { tries: 10, perS: 15 * MINUTE_S },
  /** All known devices of an account, including successful logins. Each attempt costs a hash, and no real user needs that many. */
  loginOnKnownDevices: { tries: 100, perS: 15 * MINUTE_S },
  /** Codes are short, so all attempts for an account count together; a correct one resets the count. */
  twoFactorPerAccount: { tries: 10, perS: 15 * MINUTE_S },
  twoFactorPerDevice: { tries: 10, perS: 15 * MINUTE_S },
  twoFactorSetupPerAccount: { tries: 20, perS: HOUR_S },
  /** The password of a signed-in user, entered to change it, to delete the account, or to confirm their identity. */
  passwordPerAccount: { tries: 10, perS: 15 * MINUTE_S },
  /** Mails with a link for a new password, which anyone can request for any address. */
  resetMailPerIp: { tries: 100, perS: HOUR_S },
  resetMailPerEmailAndIp: { tries: 5, perS: 15 * MINUTE_S },
  resetMailPerEmail: { tries: 10, perS: HOUR_S },
  /** The same for devices and networks from which the account's owner has signed in before. */
  resetMailWhereKnown: { tries: 10, perS: HOUR_S },
  /** Counted by address and not by account, so that creating accounts repeatedly does not flood a mailbox. */
  verificationMailPerEmail: { tries: 5, perS: HOUR_S },
  /** A user's own changes of address. With a mail server, each one sends a mail to the new address. */
  emailChangePerAccount: { tries: 10, perS: 24 * HOUR_S },
  /** Counted separately from registrations; otherwise the count would reveal whether there was one. */
  emailChangePerEmail: { tries: 5, perS: HOUR_S },
  /** Beyond this limit the notification is skipped, and the login succeeds. */
  newDeviceMailPerAccount: { tries: 10, perS: 24 * HOUR_S },
  /** A token cannot be guessed; this only limits the load. */
  linkUsePerIp: { tries: 300, perS: HOUR_S },
  /** A signature cannot be guessed; this only limits the load of checking one. */
  passkeyPerIp: { tries: 300, perS: 15 * MINUTE_S },
  passkeySetupPerAccount: { tries: 60, perS: HOUR_S },
  passkeyConfirmationPerAccount: { tries: 60, perS: HOUR_S },
  /** A signed challenge can be used once. The count lasts longer than the challenge is valid. */
  passkeyChallenge: { tries: 1, perS: 15 * MINUTE_S },
  /** Sign-ins that were started at a school's provider. */
  schoolSignInPerIp: { tries: 300, perS: 15 * MINUTE_S },
  schoolSignInPerAccount: { tries: 30, perS: HOUR_S },
  /** Each answer of a provider, and each step after it, can be used once. The count lasts longer than the ten minutes of validity. */
  schoolAnswerOnce: { tries: 1, perS: HOUR_S },
  apiKeyPerAccount: { tries: 30, perS: HOUR_S },
  aiPerPerson: { tries: 10, perS: MINUTE_S },
  /** Applies to the operator's keys, which the operator pays for. */
  aiPerPersonADay: { tries: 50, perS: 24 * HOUR_S },
  /** Meal suggestions, with AI or without. */
  suggestionsPerPerson: { tries: 30, perS: MINUTE_S },
  /** Sums of more than a week of the diary. A quarter of full days takes as long as hundreds of other requests. */
  longSummariesPerPerson: { tries: 30, perS: MINUTE_S },
  /** Ingredient lists, read while one is typed or when a recipe is saved. */
  recipeReadingsPerPerson: { tries: 80, perS: MINUTE_S },
  /** Requests with up to twenty answers each; a device that was offline for weeks needs only a few. */
  learnAnswersPerPerson: { tries: 300, perS: HOUR_S },
  /** What somebody finds wrong in a text: a few after each other, and no more in a day than an administrator can read. */
  textReportsPerPerson: { tries: 5, perS: MINUTE_S },
  textReportsPerPersonADay: { tries: 20, perS: 24 * HOUR_S },
  /** One user's scans, and those that require a request to Open Food Facts, so that no user can use up the shared limit. */
  productsPerPerson: { tries: 60, perS: MINUTE_S },
  productRequestsPerPerson: { tries: 60, perS: HOUR_S },
  /** A third of the shared limit is reserved for these. Later requests only compete for the rest. */
  firstProductRequestsPerPerson: { tries: 3, perS: HOUR_S },
  /** One of the requests per minute that Open Food Facts allows, so that no period of sixty seconds has more. */
  openFoodFactsSlot: { tries: 1, perS: MINUTE_S },
  /** Copies of all data or of the diary. One takes as long as hundreds of other requests. */
  downloadsPerPerson: { tries: 10, perS: HOUR_S },
  /** Files from other apps. Reading one may take seconds. */
  importsPerPerson: { tries: 20, perS: HOUR_S },
  /** Files that ran into the limit of time or memory, while the files of others waited. */
  heavyImportsPerPerson: { tries: 2, perS: HOUR_S },
  /** Counted only to recognize the network; no sign-in is rejected. */
  signInPerNetwork: { tries: Number.POSITIVE_INFINITY, perS: TRUSTED_NETWORK_S },
  /** The clean-up of all processes together. Shorter than the hour between two of one process. */
  cleanUp: { tries: 1, perS: 55 * MINUTE_S },
  /** Counted only to be shown to the owner; no attempt is rejected. */
  wrongPasswords: { tries: Number.POSITIVE_INFINITY, perS: REPORT_RETENTION_S },
  wrongCodes: { tries: Number.POSITIVE_INFINITY, perS: REPORT_RETENTION_S },
  /** For all users together on the operator's keys, unless the operator sets a different number. */
  aiPerDay: { tries: 1_000, perS: 24 * HOUR_S },
} as const satisfies Record<string, { tries: number; perS: number }>;

export type LimitName = keyof typeof LIMITS;
