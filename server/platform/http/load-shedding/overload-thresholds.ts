/** When new requests are rejected. Operators set these by environment variables: see docs/operating.md. */
export interface OverloadThresholds {
  /** More concurrent requests than this would only wait for each other. */
  maxInFlight: number;
  /** During an overload, this many are enough to keep the process and its database busy, and each is answered sooner. */
  maxInFlightUnderOverload: number;
  /** A short burst is fine, as when a class opens the app. One that lasts longer exceeds the server's capacity. */
  burstMs: number;
  /** The overload is over when no request has had to be rejected for this long. */
  calmAfterMs: number;
}

export const DEFAULT_OVERLOAD_THRESHOLDS: OverloadThresholds = {
  maxInFlight: 8,
  maxInFlightUnderOverload: 4,
  burstMs: 500,
  calmAfterMs: 200,
};
