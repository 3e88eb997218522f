/**
 * Dishes whose name does not say what is in them, with their usual recipe.
 * Milk, Egg, Fish, Shellfish, Tree nuts, Peanut, Wheat, Gluten, soY, seZame: a capital is in it, a small letter may be.
 */
export type NamedDish = readonly [phrases: string, label: string];
