export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 100;
export const TWO_FACTOR_CODE_LENGTH = 6;
/** One more login ends the session that has been idle the longest. */
export const MAX_SESSIONS = 50;
/** More than enough for the devices of one user. */
export const MAX_PASSKEYS = 20;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Counts only invitations that are still valid. */
export const MAX_INVITATIONS = 100;
export const INVITATION_MAX_PEOPLE = 500;
export const INVITATION_MAX_DAYS = 180;
export const INVITATION_NOTE_MAX_LENGTH = 100;
