import { createHmac } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { type AccountActor, type AccountEventKind, FAILED_SIGN_INS, type FailedSignIn } from "#core/domain/accounts/account-events.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { nameDevice } from "#core/domain/site/device-name.ts";
import { accountEvents } from "#server/db/tables/account-events.ts";
import { users } from "#server/db/tables/users.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import type { Db } from "#server/platform/storage/database.ts";

const NETWORK_MARK_BYTES = 12;
const HOUR_CHARACTERS = "2026-01-01T00".length;
/** An account's newest events of a kind. More of them would only be made by somebody who tries to fill the table. */
const MAX_ROWS_A_KIND = 200;

type Outsider = Exclude<AccountActor, "device">;

interface Origin {
  actor: AccountActor;
  device: string | null;
  network: string | null;
}

/** Records what happens to accounts, for their owners and for the day after a break-in. */
export class AccountEvents {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHmac("sha256", secret).update("networks of account events").digest();
  }

  /** Runs in the transaction of the change, so that neither exists without the other. */
  async record(tx: Db, userId: string, kind: AccountEventKind, from: FastifyRequest | Outsider): Promise<void> {
    await insertEvent(tx, userId, kind, typeof from === "string" ? outside(from) : this.#readOrigin(from));
  }

  /** Not awaited: otherwise the time of the response would reveal whether there is such an account. */
  recordFailure(db: Db, userId: string, kind: FailedSignIn, request: FastifyRequest): void {
    this.record(db, userId, kind, request).catch((error) => request.log.warn({ err: error }, "a failed sign-in could not be recorded"));
  }

  #readOrigin({ ip, headers }: FastifyRequest): Origin {
    const network = createHmac("sha256", this.#key).update(toNetwork(ip)).digest().subarray(0, NETWORK_MARK_BYTES).toString("base64url");
    return { actor: "device", device: nameDevice(headers["user-agent"] ?? null).name, network };
  }
}

/** For operator commands, which have no request. */
export async function recordOutsideEvent(tx: Db, userId: string, kind: AccountEventKind, actor: Outsider): Promise<void> {
  await insertEvent(tx, userId, kind, outside(actor));
}

const outside = (actor: Outsider): Origin => ({ actor, device: null, network: null });

/** Counts an event of the same hour and origin in its row. Does nothing if the account has just been deleted. */
async function insertEvent(db: Db, userId: string, kind: AccountEventKind, { actor, device, network }: Origin): Promise<void> {
  const at = new Date().toISOString();
  const hour = at.slice(0, HOUR_CHARACTERS);
  const groupKey = isFailure(kind) ? hour : [hour, actor, device, network].join(" ");
  const e = accountEvents;
  const ofUser = sql`${e.userId} = ${userId}::uuid`;
  const ownNetwork = sql`from ${e} where ${ofUser} and ${e.network} is not null and ${e.kind} not in ${FAILED_SIGN_INS}`;
  await db.execute(sql`
    with surplus as (
      delete from ${e} where ${ofUser} and ${e.kind} = ${kind} and ${e.groupKey} in (
        select ${e.groupKey} from ${e} where ${ofUser} and ${e.kind} = ${kind}
        order by ${e.at} desc offset ${MAX_ROWS_A_KIND - 1}
      )
    )
    insert into ${e} (user_id, kind, actor, device, network, is_new_network, group_key, at)
    select ${users.id}, ${kind}, ${actor}, ${device}::text, ${network}::text,
      case when ${network}::text is not null and exists (select ${ownNetwork})
        then not exists (select ${ownNetwork} and ${e.network} = ${network}::text) end,
      ${groupKey}, ${at}::timestamptz
    from ${users} where ${users.id} = ${userId}::uuid for key share
    on conflict (user_id, kind, group_key) do update set
      times = ${e.times} + 1, at = excluded.at, device = excluded.device, network = excluded.network,
      is_new_network = ${e.isNewNetwork} or excluded.is_new_network`);
}

const isFailure = (kind: AccountEventKind): boolean => FAILED_SIGN_INS.some((failure) => failure === kind);

export async function deleteOldAccountEvents(db: Db, days: number): Promise<void> {
  await db.delete(accountEvents).where(lt(accountEvents.at, new Date(Date.now() - days * DAY_MS)));
}
