import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DAY_S } from "#core/domain/calendar/durations.ts";
import { cookieAttributes, isSecure } from "#server/platform/auth/sessions/session-cookie.ts";
import type { VerifiedUser } from "#server/platform/auth/sessions/sessions.ts";

const MAX_AGE_S = 180 * DAY_S;
const ID_BYTES = 16;
const MARK_BYTES = 16;
/** Several people may share a computer. */
const MAX_ACCOUNTS = 6;
const COOKIE = /^[\w-]{22}(\.[\w-]{22}){1,6}$/;

const cookieName = (secure: boolean): string => (secure ? "__Host-bitebright-device" : "bitebright-device");

/**
 * Browsers in which a user has signed in before, so that a stranger's guesses do not count against them there. The cookie has a random id
 * and a mark for each account. It identifies no user and only grants a separate rate limit.
 */
export class TrustedDevices {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHmac("sha256", secret).update("known devices").digest();
  }

  /** The device's id, if this account has signed in there with its current password and second factor. */
  recognize(request: FastifyRequest, account: VerifiedUser): string | undefined {
    const [id, ...marks] = this.#read(request);
    if (id === undefined) return undefined;
    const expected = Buffer.from(this.#signDevice(id, account));
    return marks.some((mark) => timingSafeEqual(Buffer.from(mark), expected)) ? id : undefined;
  }

  /** Called after a login, or after a change of password or second factor on this device. */
  remember(request: FastifyRequest, reply: FastifyReply, account: VerifiedUser): void {
    const [id = randomBytes(ID_BYTES).toString("base64url"), ...marks] = this.#read(request);
    const mark = this.#signDevice(id, account);
    const others = marks.filter((one) => one !== mark).slice(0, MAX_ACCOUNTS - 1);
    const secure = isSecure(request);
    reply.setCookie(cookieName(secure), [id, mark, ...others].join("."), { ...cookieAttributes(secure), maxAge: MAX_AGE_S });
  }

  #read(request: FastifyRequest): string[] {
    const cookie = request.cookies[cookieName(isSecure(request))];
    return cookie !== undefined && COOKIE.test(cookie) ? cookie.split(".") : [];
  }

  /** Derived from the credentials, so that a new password or second factor makes every device unknown again. */
  #signDevice(deviceId: string, { id, password, twoFactorEnabled, twoFactorSecret }: VerifiedUser): string {
    const parts = [deviceId, id, password, twoFactorEnabled ? twoFactorSecret : ""];
    return createHmac("sha256", this.#key).update(parts.join("\n")).digest().subarray(0, MARK_BYTES).toString("base64url");
  }
}
