/** Why a sign-in at a school's provider failed, as stated in the page's address. */
export const SCHOOL_PROBLEMS = [
  /** The provider is unreachable. */
  "unavailable",
  /** The person canceled at the provider. */
  "canceled",
  /** It took too long, started in another browser, or was already completed. */
  "expired",
  /** The provider's response failed a check. */
  "refused",
  /** The provider sent no email address. */
  "no-email",
  /** The provider has not verified the address, which could give access to an existing account. */
  "unverified",
  /** The identity does not belong to the signed-in account. */
  "taken",
  /** This account is already linked to another identity of the same provider. */
  "already",
  /** To confirm their identity, the person has to sign in again, but the provider reused an older sign-in. */
  "not-fresh",
  "too-many",
  /** Registration is closed, so a sign-in creates no account. */
  "closed",
] as const;
export type SchoolProblem = (typeof SCHOOL_PROBLEMS)[number];

/** The query parameter of the page that shows the problem. */
export const SCHOOL_PROBLEM_PARAMETER = "school-problem";
/** The query parameter of the sign-in page for the ticket of an unfinished sign-in. */
export const SCHOOL_TICKET_PARAMETER = "school";
