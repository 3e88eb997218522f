import type { Food } from "#core/contracts/foods.ts";
import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { FoodPlate } from "./food-plate.tsx";
import { Plate } from "./plate.tsx";
import type { Macros } from "./plate-rim.ts";

interface NamedPlateProps {
  name: string;
  /** The food that it is, where the catalogue knows it. */
  food: Food | null;
  /** For what no catalogue knows; without them the plate has no rim. */
  macros?: Macros;
  size: number;
  className?: string;
}

/** A food that has a name and maybe nothing more: the picture follows from the name. */
export function NamedPlate({ name, food, macros, size, className = "" }: NamedPlateProps) {
  if (food) return <FoodPlate food={food} size={size} className={className} />;
  const art = pictureFor({ name, category: "other" });
  return <Plate art={art} category="other" macros={macros} bare={!macros} size={size} className={className} />;
}
