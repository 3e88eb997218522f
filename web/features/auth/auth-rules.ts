/** A separate file together with zod: it is loaded when a form gets the focus, not for the first paint. */
export { Credentials, Registration } from "#core/contracts/auth.ts";
export { ResetForm, ResetRequest } from "#core/contracts/recovery.ts";
