import { useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { KCAL_PER_G } from "#core/domain/nutrients/nutrients.ts";
import { foodArtPath, isFoodArt } from "#web/components/food/food-art-names.ts";
import { CATEGORY_ART, PLACEHOLDER_ART } from "#web/components/food/food-categories.ts";
import { artSize, PlateFrame } from "./plate.tsx";
import type { Macros } from "./plate-rim.ts";

interface FoodPlateProps {
  food: Pick<Food, "category" | "imageUrl" | "protein" | "carbs" | "fat" | "rim">;
  /** In pixels: 40 in dense lists, 52 in lists, 64 to 96 in stats and pickers, 132 on food cards, 148 on sheets. */
  size: number;
  /** False for plates far down the page; otherwise the pictures of a list load together and not one by one. */
  eager?: boolean;
  className?: string;
}

const WELL_SHARE = 0.82;

/** A catalog food on its plate. A picture that fails to load is replaced by a placeholder. */
export function FoodPlate({ food, size, eager = true, className }: FoodPlateProps) {
  const { category, imageUrl } = food;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = imageUrl ?? foodArtPath(CATEGORY_ART[category]);
  const src = url === brokenUrl ? foodArtPath(PLACEHOLDER_ART) : url;
  // A photo fills the plate and is cropped to a circle; one of our pictures is smaller and placed on it.
  const isPhoto = !isFoodArt(src);
  const pictureSize = isPhoto ? Math.round(size * WELL_SHARE) : artSize(size);
  return (
    <PlateFrame category={category} macros={toMacros(food)} size={size} className={className}>
      <img
        key={src}
        src={src}
        alt=""
        width={pictureSize}
        height={pictureSize}
        loading={eager ? "eager" : "lazy"}
        decoding={isPhoto ? "async" : "sync"}
        draggable={false}
        onError={() => setBrokenUrl(url)}
        className={isPhoto ? "relative aspect-square rounded-full object-cover" : "relative"}
      />
    </PlateFrame>
  );
}

/** A page for calm mode contains shares instead of grams. Grams in the same proportions produce the same rim. */
function toMacros({ rim, ...macros }: FoodPlateProps["food"]): Macros {
  if (!rim) return macros;
  const [protein, carbs, fat] = rim;
  return { protein: protein / KCAL_PER_G.protein, carbs: carbs / KCAL_PER_G.carbs, fat: fat / KCAL_PER_G.fat };
}
