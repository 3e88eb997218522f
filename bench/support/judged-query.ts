/** What a person types, and the foods that are a right first answer; judged by hand against the whole catalogue. */
export type JudgedQuery = readonly [query: string, ...right: string[]];
