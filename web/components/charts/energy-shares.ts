import { KCAL_PER_G, MACROS, type Macro } from "#core/domain/nutrients/nutrients.ts";
import type { Macros } from "#web/components/food/plates/plate-rim.ts";

/** Each macro's percentage of the energy, as integers that add up to 100; undefined if a figure is missing or there is no energy. */
export function energyShares(macros: Macros): Record<Macro, number> | undefined {
  const parts = MACROS.map((macro) => ({ macro, kcal: (macros[macro] ?? Number.NaN) * KCAL_PER_G[macro] }));
  const total = parts.reduce((sum, { kcal }) => sum + kcal, 0);
  if (!(total > 0)) return undefined;

  const shares = parts.map(({ macro, kcal }) => ({ macro, exact: (kcal / total) * 100 }));
  let left = 100 - shares.reduce((sum, { exact }) => sum + Math.floor(exact), 0);
  const whole: Record<Macro, number> = { protein: 0, carbs: 0, fat: 0 };
  // The remainder from rounding down goes to the shares that lost the most.
  for (const { macro, exact } of [...shares].sort((a, b) => (b.exact % 1) - (a.exact % 1))) {
    whole[macro] = Math.floor(exact) + (left > 0 ? 1 : 0);
    left -= 1;
  }
  return whole;
}
