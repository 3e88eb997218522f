/** A pattern for one kind of food and its name. The rules are ordered, and the first match wins. */
export type NameRule = readonly [RegExp, string | ((...found: string[]) => string)];
