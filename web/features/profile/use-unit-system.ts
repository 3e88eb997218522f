import type { UnitSystem } from "#core/domain/needs/units.ts";
import { readStored, store } from "#web/lib/storage.ts";
import { useStoredState } from "#web/lib/use-stored-state.ts";

const UNITS_KEY = "units";

/** Metric, unless the user chose otherwise in this browser. */
export function useUnitSystem(): [UnitSystem, (units: UnitSystem) => void] {
  const [units, setUnits] = useStoredState<UnitSystem>(() => (readStored(UNITS_KEY) === "us" ? "us" : "metric"), "metric");
  const choose = (next: UnitSystem) => {
    setUnits(next);
    store(UNITS_KEY, next);
  };
  return [units, choose];
}
