import { zodResolver } from "@hookform/resolvers/zod";
import { Credentials, Registration } from "#core/contracts/auth.ts";

/** A file of its own, with zod in it: it is fetched when somebody turns to a form, not for the first paint. */
export const credentialsResolver = zodResolver(Credentials);
export const registrationResolver = zodResolver(Registration);
