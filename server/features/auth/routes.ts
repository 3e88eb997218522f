import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { login, logout, readCurrentUser, readCurrentUserAlias, register } from "#core/contracts/auth.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { nameDevice } from "#core/domain/site/device-name.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { asCurrentUser } from "#server/platform/auth/current-user.ts";
import { assertQueueHasRoom, hashPassword, passwordMatches } from "#server/platform/auth/passwords.ts";
import { proveSecondFactor } from "#server/platform/auth/second-factor.ts";
import { readSessionToken, takeSessionCookie } from "#server/platform/auth/session-cookie.ts";
import { startSession } from "#server/platform/auth/start-session.ts";
import type { Deps } from "#server/platform/deps.ts";
import { networkOf } from "#server/platform/http/client-network.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { countLogin } from "./login-allowance.ts";
import { findUserByEmail, insertUser } from "./queries.ts";

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, sessions, limits, devices, mail } = deps;

  const signIn = async (request: FastifyRequest, reply: FastifyReply, user: UserRow): Promise<void> => {
    // The credentials that were checked a moment ago are no longer the account's.
    if (!(await startSession(deps, request, reply, user))) throw wrongCredentials();
  };

  route(app, register, async ({ body, request, reply }) => {
    assertQueueHasRoom();
    await limits.count("registrationPerIp", networkOf(request.ip));
    const password = await hashPassword(body.password);
    const user = await insertUser(db, { email: body.email, password, firstName: body.firstName || null, lastName: body.lastName || null });
    if (mail.isOn && (await limits.allows("verificationMailPerEmail", user.email))) await mail.add(db, { kind: "verify_email", user });
    await signIn(request, reply, user);
    return asCurrentUser(user);
  });

  route(app, login, async ({ body, request, reply }) => {
    assertQueueHasRoom();
    const known = devices.isKnownToSomebody(request) ? await findUserByEmail(db, body.email) : undefined;
    const device = known && devices.recognize(request, known);
    const counted = await countLogin(limits, { email: body.email, ip: request.ip, device });

    const user = known ?? (await findUserByEmail(db, body.email));
    const matches = await passwordMatches(body.password, user?.password);
    if (!user || !matches) {
      // Also for unknown email addresses, so that they take as long.
      if (device === undefined) await limits.count("wrongPasswords", user?.id ?? "nobody");
      throw wrongCredentials();
    }
    if (user.twoFactorEnabled) {
      if (!body.twoFactorToken) return { requiresTwoFactor: true as const, tempUserId: randomUUID() };
      if (!(await proveSecondFactor(deps, user, { either: body.twoFactorToken }, device))) {
        if (device === undefined) await limits.count("wrongCodes", user.id);
        throw new AppError("wrong_credentials", "Invalid two-factor code", "wrong_code");
      }
    }
    await signIn(request, reply, user);
    await limits.forgive(counted);
    if (mail.isOn && device === undefined && (await limits.allows("newDeviceMailPerAccount", user.id))) {
      await mail.add(db, { kind: "new_device", user, device: nameDevice(request.headers["user-agent"] ?? null).name });
    }
    return asCurrentUser(user);
  });

  route(app, logout, async ({ request, reply }) => {
    const token = readSessionToken(request);
    if (token) await sessions.end(token);
    takeSessionCookie(request, reply);
  });

  route(app, readCurrentUser, async ({ user }) => asCurrentUser(user));
  route(app, readCurrentUserAlias, async ({ user }) => asCurrentUser(user));

  /** Where the web client sends the browser after a 401. */
  app.get("/api/login", { config: { access: "anyone" }, schema: { hide: true } }, (_request, reply) => reply.redirect(APP_PATHS.auth));
}

const wrongCredentials = () => new AppError("wrong_credentials", "Invalid email or password");
