/** One kind of food and how it is called; rules stand in order, and the first that fits decides. */
export type NameRule = readonly [RegExp, string | ((...found: string[]) => string)];
