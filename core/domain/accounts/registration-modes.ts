/** invite: only with a link from an administrator; closed: only administrators create accounts. */
export const REGISTRATION_MODES = ["open", "invite", "closed"] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];
