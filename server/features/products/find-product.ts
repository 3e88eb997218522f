import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { DAY_MS, HOUR_MS } from "#core/domain/calendar/durations.ts";
import type { ProductRow } from "#server/db/tables/products.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { openFoodFactsRequests } from "#server/platform/observability/counters.ts";
import { Circuit } from "#server/platform/other-services/circuit.ts";
import { askOpenFoodFacts } from "./fetch-open-food-facts.ts";
import { unreachable } from "./problems.ts";
import { cacheAsUnknown, claimLookup, findProduct, isCachedAsUnknown, releaseLookup, touchProduct, upsertProduct } from "./queries.ts";
import { RequestSlots } from "./request-slots.ts";

const FRESH_MS = 90 * DAY_MS;
const UNKNOWN_MS = DAY_MS;
/** A failed refresh is not retried for this long. */
const REFRESH_AGAIN_MS = HOUR_MS;
/** A claim outlives its request by this much, to leave time to store the response. */
const CLAIM_MARGIN_MS = 5_000;
const POLL_MS = 200;
const FAILURES = 3;

/** Looks up shared products: first in the database, then at Open Food Facts, with one request for all concurrent callers. */
export class ProductFinder {
  readonly #deps: Pick<Deps, "db" | "products">;
  readonly #log: FastifyBaseLogger;
  readonly #slots: RequestSlots;
  readonly #circuit = new Circuit({ failures: FAILURES });
  readonly #underWay = new Map<string, Promise<ProductRow | undefined>>();
  readonly #stopping = new AbortController();

  constructor({ db, products, limits }: Deps, log: FastifyBaseLogger) {
    this.#deps = { db, products };
    this.#log = log;
    this.#slots = new RequestSlots(limits, products.requestsPerMinute);
  }

  /**
   * `admit` is called before Open Food Facts is queried for this person, and may throw to refuse. It returns whether this is one of their
   * first requests, for which slots are reserved.
   */
  async find(gtin: string, admit: () => Promise<boolean>): Promise<ProductRow | undefined> {
    const { db, products } = this.#deps;
    const stored = await findProduct(db, gtin);
    if (stored) {
      if (products.mode === "on" && isOld(stored)) this.#refresh(gtin);
      return stored;
    }
    if (products.mode !== "on" || (await isCachedAsUnknown(db, gtin))) return undefined;
    const isAmongFirst = !this.#underWay.has(gtin) && (await admit());
    return this.#underWay.get(gtin) ?? this.#share(gtin, this.#ask(gtin, isAmongFirst));
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#underWay.values());
  }

  #share(gtin: string, request: Promise<ProductRow | undefined>): Promise<ProductRow | undefined> {
    const shared = request.finally(() => this.#underWay.delete(gtin));
    this.#underWay.set(gtin, shared);
    return shared;
  }

  /** Runs in the background. A failure is only logged. */
  #refresh(gtin: string): void {
    if (this.#underWay.has(gtin)) return;
    this.#share(gtin, this.#askAgain(gtin)).catch((error) => this.#log.warn({ err: error }, "a product could not be refreshed"));
  }

  async #ask(gtin: string, isAmongFirst: boolean): Promise<ProductRow | undefined> {
    const { db, products } = this.#deps;
    const waitUntil = performance.now() + products.timeoutMs + CLAIM_MARGIN_MS;
    while (!(await claimLookup(db, gtin, products.timeoutMs + CLAIM_MARGIN_MS))) {
      // Another process is sending this request right now, or has just received the response.
      if (await isCachedAsUnknown(db, gtin)) return undefined;
      if (performance.now() > waitUntil) throw unreachable();
      await delay(POLL_MS, undefined, { signal: this.#stopping.signal }).catch(() => {
        throw unreachable();
      });
    }
    try {
      const stored = await findProduct(db, gtin);
      if (stored) {
        await releaseLookup(db, gtin);
        return stored;
      }
      return await this.#request(gtin, isAmongFirst, () => cacheAsUnknown(db, gtin, UNKNOWN_MS));
    } catch (error) {
      await releaseLookup(db, gtin);
      if (error instanceof AppError) throw error;
      this.#log.warn({ err: error }, "Open Food Facts could not be reached");
      throw unreachable();
    }
  }

  /** If the request fails, its claim stays and prevents another attempt for a while. */
  async #askAgain(gtin: string): Promise<ProductRow | undefined> {
    const { db } = this.#deps;
    if (!(await claimLookup(db, gtin, REFRESH_AGAIN_MS))) return undefined;
    return this.#request(gtin, false, () => touchProduct(db, gtin, new Date()));
  }

  async #request(gtin: string, isAmongFirst: boolean, onUnknown: () => Promise<void>): Promise<ProductRow | undefined> {
    const { db, products } = this.#deps;
    const request = async () => {
      await this.#slots.take(isAmongFirst);
      const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(products.timeoutMs)]);
      return askOpenFoodFacts(products, gtin, signal).catch((error: unknown) => {
        openFoodFactsRequests.inc({ outcome: "failed" });
        throw error;
      });
    };
    const product = await this.#circuit.run(request, (error) => !(error instanceof AppError));
    openFoodFactsRequests.inc({ outcome: product ? "found" : "unknown" });
    if (product) return upsertProduct(db, product, new Date());
    await onUnknown();
    return undefined;
  }
}

/** Products imported from USDA change only through another import. */
const isOld = ({ source, fetchedAt }: ProductRow): boolean => source === "off" && Date.now() - fetchedAt.getTime() > FRESH_MS;
