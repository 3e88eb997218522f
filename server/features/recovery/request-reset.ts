import type * as contracts from "#core/contracts/sign-in/recovery.ts";
import { findUserByEmail } from "#server/platform/auth/accounts.ts";
import { isTrustedNetwork } from "#server/platform/auth/trusted-networks.ts";
import type { Deps } from "#server/platform/deps.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import type { Call } from "#server/platform/http/route.ts";
import { mailOff } from "./problems.ts";

/** Runs the same statements for every address and gives the same response. Whether there is an account decides only which limit counts. */
export async function requestReset({ db, limits, devices, mail }: Deps, { body: { email }, request }: Call<typeof contracts.requestReset>) {
  if (!mail.isOn) throw mailOff();
  const network = toNetwork(request.ip);
  await limits.count("resetMailPerIp", network);
  const user = await findUserByEmail(db, email);
  const device = user && devices.recognize(request, user);
  const isTrusted = (await isTrustedNetwork(limits, user, request.ip)) || device !== undefined;
  // In this order, so that a stranger in one place cannot use up the account's limit for other places.
  await limits.count("resetMailPerEmailAndIp", `${email} ${device ?? network}`);
  await limits.count(isTrusted ? "resetMailWhereKnown" : "resetMailPerEmail", email);
  await mail.addReset(db, email);
}
