import type { Configuration } from "openid-client";
import { HOUR_MS } from "#core/domain/calendar/durations.ts";
import { boundedFetch } from "#server/platform/other-services/bounded-fetch.ts";
import { Circuit } from "#server/platform/other-services/circuit.ts";
import type { SchoolProviderConfig } from "./school-providers-config.ts";

/** A provider's metadata rarely changes. Its keys are fetched again whenever one is unknown. */
const REDISCOVER_AFTER_MS = HOUR_MS;

/** A provider's metadata: requested once for all who need it at the same time, and again in the background when it is old. */
export class SchoolDiscovery {
  readonly #provider: SchoolProviderConfig;
  readonly #timeoutMs: number;
  readonly #circuit = new Circuit({ failures: 1 });
  #latest: { configuration: Configuration; until: number } | undefined;
  #underWay: Promise<Configuration> | undefined;

  constructor(provider: SchoolProviderConfig, timeoutMs: number) {
    this.#provider = provider;
    this.#timeoutMs = timeoutMs;
  }

  /** What is already here, even if it is old. If it is missing or old, it is requested in the background. */
  get current(): Configuration | undefined {
    if (!this.#latest || performance.now() >= this.#latest.until) this.#share().catch(() => {});
    return this.#latest?.configuration;
  }

  /** Waits only if there was no failure recently. */
  async read(): Promise<Configuration> {
    const { current } = this;
    if (current) return current;
    if (this.#circuit.isOpen) throw new Error("The provider has just failed.");
    return this.#share();
  }

  #share(): Promise<Configuration> {
    this.#underWay ??= this.#circuit
      .observe(() => this.#discover())
      .then((configuration) => {
        this.#latest = { configuration, until: performance.now() + REDISCOVER_AFTER_MS };
        return configuration;
      })
      .finally(() => {
        this.#underWay = undefined;
      });
    return this.#underWay;
  }

  async #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#provider;
    // Loaded on first use, because most installations never need it.
    const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await import("openid-client");
    const isLocal = new URL(issuer).protocol === "http:";
    return discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: this.#timeoutMs / 1000,
      [customFetch]: boundedFetch,
      // Signatures are checked even though the tokens come directly from the provider.
      execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
    });
  }
}
