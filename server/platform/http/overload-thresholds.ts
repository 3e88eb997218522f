/** From when on newcomers are turned away. Operators set them by environment variables: see docs/operating.md. */
export interface OverloadThresholds {
  /** More requests than this at once only wait for each other. */
  maxInFlight: number;
  /** Fewer already keep the process and its database busy, so that each is answered sooner. */
  maxInFlightUnderOverload: number;
  /** A crowd may come for a moment, as when a class opens the app; one that stays is more than we can serve. */
  burstMs: number;
  /** The overload is over when nobody has had to be turned away for so long. */
  calmAfterMs: number;
}

export const DEFAULT_OVERLOAD_THRESHOLDS: OverloadThresholds = {
  maxInFlight: 8,
  maxInFlightUnderOverload: 4,
  burstMs: 500,
  calmAfterMs: 200,
};
