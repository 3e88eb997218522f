/** A typed query and the foods that are right as the first result, judged by hand against the whole catalogue. */
export type JudgedQuery = readonly [query: string, ...right: string[]];
