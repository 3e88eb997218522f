/** Of an account whose owner was below the operator's age at registration; every other account has none. */
export const GUARDIAN_CONSENTS = ["waiting", "without_ai", "with_ai"] as const;
export type GuardianConsent = (typeof GUARDIAN_CONSENTS)[number];

export const mayUseAi = (consent: GuardianConsent | null | undefined): boolean => consent == null || consent === "with_ai";

/** Waiting accounts that nobody confirms are deleted after so many days. */
export const CONSENT_WAIT_DAYS = 30;
