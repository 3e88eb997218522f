import type { Access } from "#core/contracts/http/endpoint.ts";
import { requireRecentPassword } from "#server/platform/auth/recent-password.ts";
import type { Session } from "#server/platform/auth/sessions/sessions.ts";
import { AppError, unauthorized } from "./errors.ts";

/** Throws 401 if nobody is signed in, and 403 if the user may not call the endpoint. */
export function assertMayCall(
  { access, recentPassword }: { access: Access; recentPassword?: boolean | undefined },
  session: Session | null,
): void {
  if (access === "anyone") return;
  if (!session) throw unauthorized();
  if (access === "admin" && !session.user.isAdmin) throw new AppError("forbidden", "adminUsers.adminsOnly");
  if (recentPassword) requireRecentPassword(session);
}
