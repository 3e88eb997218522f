import type * as contracts from "#core/contracts/sign-in/passkeys.ts";
import { assertWayToSignIn } from "#server/platform/auth/assert-sign-in-method.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Call } from "#server/platform/http/route.ts";
import { deletePasskey, updateName } from "./queries.ts";

export async function renamePasskey({ db, accountEvents }: Deps, { user, params, body, request }: Call<typeof contracts.renamePasskey>) {
  return db.transaction(async (tx) => {
    const renamed = await updateName(tx, user.id, params.id, body.name);
    if (!renamed) throw noSuchPasskey();
    await accountEvents.record(tx, user.id, "passkey_renamed", request);
    return renamed;
  });
}

export async function removePasskey(deps: Deps, { user, sid, params, request }: Call<typeof contracts.deletePasskey>) {
  const { db, accountEvents } = deps;
  await db.transaction(async (tx) => {
    await lockAccount(tx, user, sid);
    if (!(await deletePasskey(tx, user.id, params.id))) throw noSuchPasskey();
    await assertWayToSignIn(tx, deps, user);
    await accountEvents.record(tx, user.id, "passkey_removed", request);
  });
}

const noSuchPasskey = () => new AppError("not_found", "passkeys.notFound");
