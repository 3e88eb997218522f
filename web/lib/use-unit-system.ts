import type { UnitSystem } from "#core/domain/needs/units.ts";
import { readPageRegion } from "./region.ts";
import { readStored, store } from "./storage.ts";
import { deviceKey } from "./storage-keys.ts";
import { useStoredState } from "./use-stored-state.ts";

const UNITS_KEY = deviceKey("units");
/** Recipes once had a choice of their own. It counts until the next choice. */
const FORMER_RECIPE_KEY = deviceKey("recipe-units");

const isUnitSystem = (text: string | null): text is UnitSystem => text === "us" || text === "metric";
const readChoice = (): UnitSystem | undefined => [UNITS_KEY, FORMER_RECIPE_KEY].map(readStored).find(isUnitSystem);

/** The units of bodies and recipes: those of the region, unless the user chose others in this browser. */
export function useUnitSystem(): [UnitSystem, (units: UnitSystem) => void] {
  const usual = readPageRegion() === "US" ? "us" : "metric";
  const [units, setUnits] = useStoredState<UnitSystem>(() => readChoice() ?? usual, usual);
  const choose = (next: UnitSystem) => {
    setUnits(next);
    store(UNITS_KEY, next);
    store(FORMER_RECIPE_KEY, null);
  };
  return [units, choose];
}
