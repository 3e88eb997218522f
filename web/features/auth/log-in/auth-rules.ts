/** In a separate file, so that zod is loaded when a form gets the focus and not for the first paint. */
import { Age, Registration } from "#core/contracts/sign-in/auth.ts";
import { ResetForm } from "#core/contracts/sign-in/recovery.ts";

export { Credentials, Registration } from "#core/contracts/sign-in/auth.ts";
export { ResetForm, ResetRequest } from "#core/contracts/sign-in/recovery.ts";

/** For sites on which younger people need a guardian's consent. */
export const RegistrationWithAge = Registration.safeExtend({ age: Age });
export const ResetFormWithAge = ResetForm.safeExtend({ age: Age });
