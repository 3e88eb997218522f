const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const SHOWN_TO_OWNER_S = 30 * 24 * HOUR_S;

/** Every rate limit of the product. A class of thirty behind one school address must be able to sign up and log in. */
export const LIMITS = {
  registrationPerIp: { tries: 300, perS: HOUR_S },
  /** One email address from one place. Counted by both, so that a stranger cannot lock out the owner. */
  loginPerEmailAndIp: { tries: 10, perS: 15 * MINUTE_S },
  /** The same from a whole IPv6 site, which contains thousands of places. */
  loginPerEmailAndSite: { tries: 30, perS: 15 * MINUTE_S },
  loginPerIp: { tries: 300, perS: 15 * MINUTE_S },
  /** One account from everywhere, against guessing from many places. */
  loginPerEmail: { tries: 100, perS: HOUR_S },
  /** One account on a device where it has signed in before: attempts by strangers do not count there. */
  loginPerDevice: { tries: 10, perS: 15 * MINUTE_S },
  /** All known devices of an account, including successful logins: each one is hashed, and nobody needs that many. */
  loginOnKnownDevices: { tries: 100, perS: 15 * MINUTE_S },
  /** Codes are short, so all attempts for an account count together; a correct one resets the count. */
  twoFactorPerAccount: { tries: 10, perS: 15 * MINUTE_S },
  twoFactorPerDevice: { tries: 10, perS: 15 * MINUTE_S },
  twoFactorSetupPerAccount: { tries: 20, perS: HOUR_S },
  /** The password of a signed-in user: to change it, delete the account, or confirm their identity. */
  passwordPerAccount: { tries: 10, perS: 15 * MINUTE_S },
  /** Mails with a link for a new password, which anyone can ask for in anyone's name. */
  resetMailPerIp: { tries: 100, perS: HOUR_S },
  resetMailPerEmailAndIp: { tries: 5, perS: 15 * MINUTE_S },
  resetMailPerEmail: { tries: 10, perS: HOUR_S },
  /** By address and not by account, so that making accounts again and again floods no mailbox. */
  verificationMailPerEmail: { tries: 5, perS: HOUR_S },
  /** A person's own changes of address; with a mail server each one is a mail to somebody. */
  emailChangePerAccount: { tries: 10, perS: 24 * HOUR_S },
  /** Counted apart from registrations, or the count would tell whether there was one. */
  emailChangePerEmail: { tries: 5, perS: HOUR_S },
  /** Beyond that the notice is left out, and the login goes on. */
  newDeviceMailPerAccount: { tries: 10, perS: 24 * HOUR_S },
  /** A token cannot be guessed; this only bounds the work. */
  linkUsePerIp: { tries: 300, perS: HOUR_S },
  /** A signature cannot be guessed: the limit is for the work that checking one is. */
  passkeyPerIp: { tries: 300, perS: 15 * MINUTE_S },
  passkeySetupPerAccount: { tries: 60, perS: HOUR_S },
  passkeyConfirmationPerAccount: { tries: 60, perS: HOUR_S },
  /** What a device signs works once; counted for longer than it is valid. */
  passkeyChallenge: { tries: 1, perS: 15 * MINUTE_S },
  /** Sign-ins that somebody began at a school's provider. */
  schoolSignInPerIp: { tries: 300, perS: 15 * MINUTE_S },
  schoolSignInPerAccount: { tries: 30, perS: HOUR_S },
  /** One answer of a provider, or one step after it: it counts once. Longer than the ten minutes that it is valid. */
  schoolAnswerOnce: { tries: 1, perS: HOUR_S },
  apiKeyPerAccount: { tries: 30, perS: HOUR_S },
  aiPerPerson: { tries: 10, perS: MINUTE_S },
  /** On the operator's keys, which the operator pays for. */
  aiPerPersonADay: { tries: 50, perS: 24 * HOUR_S },
  /** Requests with up to twenty answers each; a device that was offline for weeks needs only a few. */
  learnAnswersPerPerson: { tries: 300, perS: HOUR_S },
  /** Scans of one person, and those that Open Food Facts has to be asked about: nobody can use up what is there for all. */
  productsPerPerson: { tries: 60, perS: MINUTE_S },
  productRequestsPerPerson: { tries: 60, perS: HOUR_S },
  /** Each of the requests that Open Food Facts may get in a minute, so that there are never more in any sixty seconds. */
  openFoodFactsSlot: { tries: 1, perS: MINUTE_S },
  /** Files from other apps; reading one may take seconds. */
  importsPerPerson: { tries: 20, perS: HOUR_S },
  /** Counted to be shown to the owner, never rejected. */
  wrongPasswords: { tries: Number.POSITIVE_INFINITY, perS: SHOWN_TO_OWNER_S },
  wrongCodes: { tries: Number.POSITIVE_INFINITY, perS: SHOWN_TO_OWNER_S },
  /** For all users together on the operator's keys, unless the operator sets another number. */
  aiPerDay: { tries: 1_000, perS: 24 * HOUR_S },
} as const satisfies Record<string, { tries: number; perS: number }>;

export type LimitName = keyof typeof LIMITS;
