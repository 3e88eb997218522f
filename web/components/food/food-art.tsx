import { type FoodArtName, foodArtPath } from "./food-art-names.ts";

interface FoodArtProps {
  name: FoodArtName;
  /** Width and height in pixels, reserved before the picture loads. A class may still resize it. */
  size: number;
  /** For pictures above the fold, which load immediately but after the files that text needs. */
  eager?: boolean;
  className?: string;
}

/** A picture of a food. It is decorative, because the food's name is in the text next to it. */
export function FoodArt({ name, size, eager = false, className }: FoodArtProps) {
  return (
    <img
      src={foodArtPath(name)}
      alt=""
      width={size}
      height={size}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "low" : "auto"}
      decoding="async"
      draggable={false}
      className={className}
    />
  );
}
