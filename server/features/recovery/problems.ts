import { AppError } from "#server/platform/http/errors.ts";

export const signInNeeded = () => new AppError("forbidden", "recovery.signInNeeded", { code: "sign_in_needed" });

/** The same error for a link that was used, replaced, has expired or never existed. */
export const deadLink = () => new AppError("invalid", "recovery.deadLink", { code: "dead_link" });

export const mailOff = () => new AppError("conflict", "recovery.mailOff", { code: "mail_off" });
