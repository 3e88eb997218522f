import type * as contracts from "#core/contracts/account.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Call } from "#server/platform/http/route.ts";

export async function readFailedAttempts({ limits }: Deps, { user }: Call<typeof contracts.readFailedAttempts>) {
  const [passwords, codes] = await Promise.all([limits.read("wrongPasswords", user.id), limits.read("wrongCodes", user.id)]);
  const starts = [passwords, codes].flatMap((counted) => (counted ? [counted.since.getTime()] : []));
  return { passwords: passwords?.tries ?? 0, codes: codes?.tries ?? 0, since: starts.length > 0 ? new Date(Math.min(...starts)) : null };
}

export async function dismissFailedAttempts({ limits }: Deps, { user }: Call<typeof contracts.dismissFailedAttempts>) {
  return limits.forgive({ wrongPasswords: user.id, wrongCodes: user.id });
}
