/** A file of its own, with zod in it: it is fetched when somebody turns to a form, not for the first paint. */
export { Credentials, Registration } from "#core/contracts/auth.ts";
