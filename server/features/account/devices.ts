import type * as contracts from "#core/contracts/account.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Call } from "#server/platform/http/route.ts";

export async function listDevices({ sessions }: Deps, { user, sid }: Call<typeof contracts.listDevices>) {
  const rows = await sessions.list(user.id);
  return rows.map(({ sess, createdAt, lastSeenAt, ...row }) => ({
    userAgent: sess.userAgent,
    createdAt,
    lastSeenAt,
    isCurrent: row.sid === sid,
  }));
}

export async function signOutElsewhere(
  { db, sessions, accountEvents }: Deps,
  { user, sid, request }: Call<typeof contracts.signOutElsewhere>,
) {
  await accountEvents.record(db, user.id, "signed_out_elsewhere", request);
  await sessions.endOtherSessions(user.id, sid);
}
