/**
 * Dishes whose name does not reveal their ingredients, with their usual recipe. Milk, Egg, Fish, Shellfish, Tree nuts, Peanut, Wheat,
 * Gluten, soY, seZame: a capital letter means 'contains', a small letter 'may contain'.
 */
export type NamedDish = readonly [phrases: string, label: string];
