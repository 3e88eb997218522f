/** Set for an account whose owner was below the operator's age limit at registration; null for every other account. */
export const GUARDIAN_CONSENTS = ["waiting", "without_ai", "with_ai"] as const;
export type GuardianConsent = (typeof GUARDIAN_CONSENTS)[number];

export const mayUseAi = (consent: GuardianConsent | null | undefined): boolean => consent == null || consent === "with_ai";

/** An account that is still waiting after this many days is deleted. */
export const CONSENT_WAIT_DAYS = 30;
