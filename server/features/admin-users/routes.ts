import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/admin-users.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { findStatedEmail } from "#server/platform/auth/ownership/unclaimed.ts";
import { requireRecentPassword } from "#server/platform/auth/recent-password.ts";
import type { Deps } from "#server/platform/deps.ts";
import { route } from "#server/platform/http/route.ts";
import { changeUser, createUser, removeUser, resetPassword } from "./change-users.ts";
import { exportAuditRoute } from "./export-audit.ts";
import { countUsers, listAudit, listUsers, readStats } from "./queries.ts";
import { recordConsent } from "./record-consent.ts";
import { createPasswordLink, removeTwoFactor } from "./restore-access.ts";
import { listUnfilledTexts } from "./unfilled-texts.ts";

/** Counting a hundred thousand users for every view of the first page would cost more than the page itself. */
const COUNTED_FOR_MS = 10_000;

export function adminUsersRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const total = cacheFor(COUNTED_FOR_MS, () => countUsers(db));
  const stats = cacheFor(COUNTED_FOR_MS, () => readStats(db));
  const recount = () => {
    total.forget();
    stats.forget();
  };

  route(app, contracts.listUsers, async ({ query, setTotalCount }) => {
    setTotalCount(query.search ? await countUsers(db, query.search) : await total.read());
    return (await listUsers(db, query)).map(withStatedEmail);
  });

  route(app, contracts.readUserStats, async () => stats.read());

  route(app, contracts.readSystemStatus, async () => {
    const status = await app.systemStatus();
    return { ...status, unfilledTexts: status.problems.includes("database") ? [] : await listUnfilledTexts(db) };
  });

  route(app, contracts.createUser, async ({ user, body, request }) => {
    if (body.isAdmin) requireRecentPassword(request.session);
    const created = await createUser(deps, user, body);
    recount();
    return withStatedEmail(created);
  });

  route(app, contracts.updateUser, async ({ user, params, body, request }) => {
    // Each of these could be used to take over another account or an administrator's rights.
    if (body.email !== undefined || body.password || body.isAdmin !== undefined) requireRecentPassword(request.session);
    const updated = await changeUser(deps, user, params.id, body);
    recount();
    return withStatedEmail(updated);
  });

  route(app, contracts.deleteUser, async ({ user, params }) => {
    await removeUser(deps, user, params.id);
    recount();
  });

  route(app, contracts.resetPassword, async ({ user, params, body }) => resetPassword(deps, user, params.id, body.password));

  route(app, contracts.createPasswordLink, async ({ user, params }) => createPasswordLink(deps, user, params.id));

  route(app, contracts.removeTwoFactor, async ({ user, params, body }) => removeTwoFactor(deps, user, params.id, body.reason));

  route(app, contracts.recordConsent, async ({ user, params, body }) => withStatedEmail(await recordConsent(deps, user, params.id, body)));

  route(app, contracts.listAudit, async ({ query }) => listAudit(db, query));

  exportAuditRoute(app, deps);
}

const withStatedEmail = (user: UserRow): UserRow => ({ ...user, email: findStatedEmail(user) });

interface TimedCache<T> {
  read: () => Promise<T>;
  forget: () => void;
}

function cacheFor<T>(ms: number, load: () => Promise<T>): TimedCache<T> {
  let cached: { value: T; until: number } | undefined;
  let changes = 0;
  return {
    read: async () => {
      if (cached && cached.until >= Date.now()) return cached.value;
      const requested = changes;
      const value = await load();
      // A value that was read before a change must not be cached after it.
      if (requested === changes) cached = { value, until: Date.now() + ms };
      return value;
    },
    forget: () => {
      cached = undefined;
      changes += 1;
    },
  };
}
