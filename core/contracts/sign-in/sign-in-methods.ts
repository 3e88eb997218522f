import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { REGISTRATION_MODES } from "#core/domain/accounts/registration-modes.ts";
import { ProviderId } from "./school-sign-in.ts";

/** The operator's settings for signing in and registering. */
export const SignInMethods = z.object({
  providers: z.array(z.object({ id: ProviderId, name: z.string() })).describe("Providers for signing in without a password"),
  only: z.boolean().describe("Whether only administrators may sign in with a password"),
  registration: z.enum(REGISTRATION_MODES).describe("Who can create an account"),
  // The age limit itself is not sent, so that it does not tempt anyone to claim a higher age.
  asksAge: z.boolean().describe("Whether registration asks for the age, because younger people require a guardian's consent"),
});
export type SignInMethods = z.infer<typeof SignInMethods>;

export const readSignInWays = endpoint({
  method: "GET",
  path: "/api/sign-in-ways",
  access: "anyone",
  summary: "Get the available ways to sign in and register",
  response: SignInMethods,
});
