import type { FoodPicture } from "#core/domain/food-pictures/food-picture-names.ts";

export type FoodArtName = FoodPicture;

const FOLDER = "/food-art/";

export const foodArtPath = (name: FoodArtName): string => `${FOLDER}${name}.svg`;

/** Whether the URL is one of these pictures and not a photo from elsewhere. */
export const isFoodArt = (url: string): boolean => url.startsWith(FOLDER);
