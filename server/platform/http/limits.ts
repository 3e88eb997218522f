const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const SHOWN_TO_OWNER_S = 30 * 24 * HOUR_S;

/** Every limit of the product. A class of thirty behind one school address must be able to sign up and log in. */
export const LIMITS = {
  registrationPerIp: { tries: 300, perS: HOUR_S },
  /** One address from one place. Counted per both, so that a stranger cannot keep the owner out. */
  loginPerEmailAndIp: { tries: 10, perS: 15 * MINUTE_S },
  /** The same from a whole IPv6 site, which has thousands of places. */
  loginPerEmailAndSite: { tries: 30, perS: 15 * MINUTE_S },
  loginPerIp: { tries: 300, perS: 15 * MINUTE_S },
  /** One account from everywhere, against guessing from many places. */
  loginPerEmail: { tries: 100, perS: HOUR_S },
  /** One account on a device where it has signed in before: what strangers try does not count there. */
  loginPerDevice: { tries: 10, perS: 15 * MINUTE_S },
  /** All known devices of an account, also when they succeed: each login is hashed, and nobody needs that many. */
  loginOnKnownDevices: { tries: 100, perS: 15 * MINUTE_S },
  /** Codes are short, so all tries for an account count together; the right one sets the count back. */
  twoFactorPerAccount: { tries: 10, perS: 15 * MINUTE_S },
  twoFactorPerDevice: { tries: 10, perS: 15 * MINUTE_S },
  twoFactorSetupPerAccount: { tries: 20, perS: HOUR_S },
  /** Of somebody who is signed in: for changing it, deleting the account, and to show that it is them. */
  passwordPerAccount: { tries: 10, perS: 15 * MINUTE_S },
  apiKeyPerAccount: { tries: 30, perS: HOUR_S },
  aiPerPerson: { tries: 10, perS: MINUTE_S },
  /** On the operator's keys, which the operator pays for. */
  aiPerPersonADay: { tries: 50, perS: 24 * HOUR_S },
  /** Requests with up to twenty answers each; a device that was away for weeks sends its own in a few. */
  learnAnswersPerPerson: { tries: 300, perS: HOUR_S },
  /** Counted to be shown to the owner, never refused. */
  wrongPasswords: { tries: Number.POSITIVE_INFINITY, perS: SHOWN_TO_OWNER_S },
  wrongCodes: { tries: Number.POSITIVE_INFINITY, perS: SHOWN_TO_OWNER_S },
  /** Of everybody together on the operator's keys, unless the operator sets another number. */
  aiPerDay: { tries: 1_000, perS: 24 * HOUR_S },
} as const satisfies Record<string, { tries: number; perS: number }>;

export type LimitName = keyof typeof LIMITS;
