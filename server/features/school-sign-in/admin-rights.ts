import type { UserRow } from "#server/db/tables/users.ts";
import { recordChange } from "#server/platform/auth/audit.ts";
import type { SchoolIdentity } from "#server/platform/auth/school-providers.ts";
import type { Deps } from "#server/platform/deps.ts";
import { lockAdmins, updateGaveAdmin, updateIdentityUse, updateUser } from "./queries.ts";

/**
 * Runs at every sign-in. Members of the provider's administrator group become administrators. Those who left the group lose the rights if
 * the provider had granted them and other administrators remain. Returns the updated user, or undefined if it was unlinked meanwhile.
 */
export async function followSchool(deps: Deps, user: UserRow, person: SchoolIdentity): Promise<UserRow | undefined> {
  const school = { id: null, email: deps.schools.findByIssuer(person.issuer)?.name ?? person.issuer };
  const followed = await deps.db.transaction(async (tx) => {
    const identity = await updateIdentityUse(tx, user.id, person);
    if (!identity) return undefined;
    if (person.isAdmin === undefined) return user;
    // Locked before the decision, so that the last two administrators cannot both lose their rights.
    const admins = await lockAdmins(tx);
    const isAdmin = admins.includes(user.id);
    if (person.isAdmin && !isAdmin) {
      await updateUser(tx, user.id, { isAdmin: true });
      await updateGaveAdmin(tx, identity, true);
      await recordChange(tx, school, "admin_given_by_school", user);
      await deps.accountEvents.record(tx, user.id, "admin_given", "school");
      return { ...user, isAdmin: true };
    }
    if (!person.isAdmin && isAdmin && identity.gaveAdmin && admins.length > 1) {
      await updateUser(tx, user.id, { isAdmin: false });
      await updateGaveAdmin(tx, identity, false);
      await recordChange(tx, school, "admin_taken_by_school", user);
      await deps.accountEvents.record(tx, user.id, "admin_taken", "school");
      return { ...user, isAdmin: false };
    }
    return { ...user, isAdmin };
  });
  deps.userCache.invalidate(user.id);
  return followed;
}
