export const RECIPE_MEALS = ["breakfast", "lunchbox", "snack", "dinner", "drink"] as const;
export type RecipeMeal = (typeof RECIPE_MEALS)[number];

export const EQUIPMENT = ["microwave", "kettle", "toaster", "pan", "pot", "oven", "blender"] as const;
export type Equipment = (typeof EQUIPMENT)[number];
