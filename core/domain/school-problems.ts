/** Why a sign-in at a school's provider came to nothing; the page's address says which. */
export const SCHOOL_PROBLEMS = [
  /** The provider cannot be reached. */
  "unavailable",
  /** The person stopped it there. */
  "canceled",
  /** It took too long, began in another browser, or was answered before. */
  "expired",
  /** The provider's answer is not one to trust. */
  "refused",
  /** The provider said no address. */
  "no-email",
  /** The provider has not verified the address, and an account stands to gain. */
  "unverified",
  /** Somebody else's account is linked already. */
  "taken",
  /** This account has another identity of the same provider. */
  "already",
  /** To confirm who it is: they did not sign in anew. */
  "not-fresh",
  "too-many",
  /** Nobody gets a new account here. */
  "closed",
] as const;
export type SchoolProblem = (typeof SCHOOL_PROBLEMS)[number];

/** In the address of the page that says what went wrong. */
export const SCHOOL_PROBLEM_PARAMETER = "school-problem";
/** In the address of the sign-in page: a step is missing, and this is its ticket. */
export const SCHOOL_TICKET_PARAMETER = "school";
