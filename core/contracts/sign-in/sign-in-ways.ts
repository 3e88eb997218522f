import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { REGISTRATION_MODES } from "#core/domain/registration-modes.ts";
import { ProviderId } from "./school-sign-in.ts";

/** What an operator decided about how people come in. */
export const SignInWays = z.object({
  providers: z.array(z.object({ id: ProviderId, name: z.string() })).describe("Where people can sign in instead of with a password"),
  only: z.boolean().describe("Only administrators may use a password"),
  registration: z.enum(REGISTRATION_MODES).describe("Who can make an account"),
  // The age itself stays unsaid, so that nobody is tempted to be a year older.
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
