import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { SIGN_OUT_HEADER } from "#core/contracts/http/headers.ts";
import { login, logout, readCurrentUser, readCurrentUserAlias, register } from "#core/contracts/sign-in/auth.ts";
import { readSignInWays } from "#core/contracts/sign-in/sign-in-methods.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { insertUser } from "#server/platform/auth/accounts.ts";
import { consentFor } from "#server/platform/auth/guardian-consent.ts";
import { consumeInvitation, isInvited } from "#server/platform/auth/invitations.ts";
import { verifyPasswordLogin, wrongCredentials } from "#server/platform/auth/password-login.ts";
import { assertQueueHasRoom, hashPassword } from "#server/platform/auth/passwords.ts";
import { asCurrentUser, writeCurrentUser } from "#server/platform/auth/sessions/current-user.ts";
import { readSessionToken, takeSessionCookie } from "#server/platform/auth/sessions/session-cookie.ts";
import { startSession } from "#server/platform/auth/sessions/start-session.ts";
import { toSignInMethods } from "#server/platform/auth/sign-in-methods.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import { route, routeJson } from "#server/platform/http/route.ts";
import { chooseAddress } from "./choose-address.ts";

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, sessions, limits, mail, registration, schools } = deps;

  /** With OIDC_ONLY, administrators can still use their passwords, so that a broken provider does not lock everybody out. */
  const refusePassword = (user: UserRow): void => {
    if (schools.only && !user.isAdmin)
      throw new AppError("forbidden", "login.passwordOff", { code: "password_off", values: { schools: schools.names } });
  };

  route(app, register, async ({ body, request, reply }) => {
    if (schools.only) throw new AppError("forbidden", "login.passwordOff", { code: "password_off", values: { schools: schools.names } });
    if (registration === "closed") throw registrationClosed();
    const { email, firstName, lastName, age, invitation } = body;
    const guardianConsent = consentFor(age, deps);
    assertQueueHasRoom();
    await limits.count("registrationPerIp", toNetwork(request.ip));
    // Checked before the slow hashing.
    if (registration === "invite" && !(invitation && (await isInvited(db, invitation)))) throw invitationNeeded();
    const password = await hashPassword(body.password);
    const user = await db.transaction(async (tx) => {
      if (registration === "invite" && !(invitation && (await consumeInvitation(tx, invitation)))) throw invitationNeeded();
      const details = { password, firstName: firstName || null, lastName: lastName || null, guardianConsent };
      return insertUser(tx, { ...(await chooseAddress(tx, deps, email)), ...details });
    });
    if (guardianConsent !== null) return { awaitsConsent: true as const };
    // The mail tells somebody who has an account already, so that the response need not.
    if (mail.isOn && (await limits.allows("verificationMailPerEmail", email)))
      await mail.add(db, { kind: "verify_email", user: { id: user.id, email } });
    if (!(await startSession(deps, request, reply, user, { by: "password", isNewAccount: true }))) throw wrongCredentials();
    return asCurrentUser(user);
  });

  route(app, readSignInWays, async () => toSignInMethods(deps));

  route(app, login, async ({ body, request, reply }) => {
    const verifiedLogin = await verifyPasswordLogin(deps, request, body, { refuse: refusePassword });
    if (verifiedLogin === "code needed") return { requiresTwoFactor: true as const, tempUserId: randomUUID() };
    if (!(await startSession(deps, request, reply, verifiedLogin.user, { by: "password" }))) throw wrongCredentials();
    await limits.forgive(verifiedLogin.counted);
    return asCurrentUser(verifiedLogin.user);
  });

  route(app, logout, async ({ request, reply }) => {
    const token = readSessionToken(request);
    const ended = token === undefined ? undefined : await sessions.end(token);
    takeSessionCookie(request, reply);
    const next = ended?.details.school && (await schools.signOutUrl(ended.details.school, ended.userId));
    if (next) reply.header(SIGN_OUT_HEADER, next);
  });

  routeJson(app, readCurrentUser, async ({ user }) => writeCurrentUser(user));
  routeJson(app, readCurrentUserAlias, async ({ user }) => writeCurrentUser(user));

  /** The web client navigates here after a 401. */
  app.get("/api/login", { config: { access: "anyone" }, schema: { hide: true } }, (_request, reply) => reply.redirect(APP_PATHS.auth));
}

const registrationClosed = () => new AppError("forbidden", "login.registrationClosed", { code: "registration_closed" });
const invitationNeeded = () => new AppError("forbidden", "invitations.needed", { code: "invitation_needed" });
