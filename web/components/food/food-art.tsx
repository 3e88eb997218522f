import { type FoodArtName, foodArtPath } from "./food-art-names.ts";

interface FoodArtProps {
  name: FoodArtName;
  /** Width and height in pixels, reserved before the picture loads. A class may still stretch it. */
  size: number;
  /** For pictures above the fold: loaded at once, but after the text's own files. */
  eager?: boolean;
  className?: string;
}

/** A food's picture. Decoration only: the food's name is in the text beside it. */
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
