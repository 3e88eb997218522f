import { useState } from "react";
import type { UnitSystem } from "#core/domain/units.ts";
import { readStored, store } from "#web/lib/storage.ts";

const UNITS_KEY = "units";

/** Metric unless this browser was told otherwise. */
export function useUnitSystem(): [UnitSystem, (units: UnitSystem) => void] {
  const [units, setUnits] = useState<UnitSystem>(() => (readStored(UNITS_KEY) === "us" ? "us" : "metric"));
  const choose = (next: UnitSystem) => {
    setUnits(next);
    store(UNITS_KEY, next);
  };
  return [units, choose];
}
