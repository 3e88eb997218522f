import { zodResolver } from "@hookform/resolvers/zod";
import { Credentials, Registration } from "#core/contracts/auth.ts";

/** A file of its own, with zod in it: the sign-in page is on the screen before it arrives. */
export const credentialsResolver = zodResolver(Credentials);
export const registrationResolver = zodResolver(Registration);
