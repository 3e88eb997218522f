import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { REGISTRATION_MODES } from "#core/domain/registration-modes.ts";
import { ProviderId } from "./school-sign-in.ts";

/** The operator's settings for signing in and registering. */
export const SignInWays = z.object({
  providers: z.array(z.object({ id: ProviderId, name: z.string() })).describe("Where people can sign in instead of with a password"),
  only: z.boolean().describe("Only administrators may use a password"),
  registration: z.enum(REGISTRATION_MODES).describe("Who can make an account"),
  // The age limit itself is not sent, so that it does not tempt anyone to claim a higher age.
  asksAge: z.boolean().describe("Whether registering asks for the age, because younger people need a guardian's consent"),
});
export type SignInWays = z.infer<typeof SignInWays>;

export const readSignInWays = endpoint({
  method: "GET",
  path: "/api/sign-in-ways",
  access: "anyone",
  summary: "How people sign in and register here",
  response: SignInWays,
});
