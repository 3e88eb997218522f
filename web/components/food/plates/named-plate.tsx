import type { FoodListItem } from "#core/contracts/foods.ts";
import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { FoodPlate } from "./food-plate.tsx";
import { Plate } from "./plate.tsx";
import type { Macros } from "./plate-rim.ts";

interface NamedPlateProps {
  name: string;
  /** The catalog food, if it is known. */
  food: FoodListItem | null;
  /** For foods that are not in the catalog. Without macros the plate has no rim. */
  macros?: Macros;
  size: number;
  className?: string;
}

/** A food of which possibly only the name is known, from which the picture is derived. */
export function NamedPlate({ name, food, macros, size, className = "" }: NamedPlateProps) {
  if (food) return <FoodPlate food={food} size={size} className={className} />;
  const art = pictureFor({ name, category: "other" });
  return <Plate art={art} category="other" macros={macros} bare={!macros} size={size} className={className} />;
}
