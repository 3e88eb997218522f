import { AppError } from "#server/platform/http/errors.ts";

export const signInNeeded = () =>
  new AppError("forbidden", "Please log in to the account of this link first, so that we know it's yours.", "sign_in_needed");

/** The same error for a link that was used, replaced, has expired or never existed. */
export const deadLink = () => new AppError("invalid", "This link no longer works. Links work once, and not for long.", "dead_link");

export const mailOff = () => new AppError("conflict", "This app sends no mails. Ask your administrator for a link.", "mail_off");
