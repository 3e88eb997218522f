type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Absent means unchanged; null stays, as it clears the value. */
export const omitUndefined = <T extends object>(change: T): Present<T> =>
  // Filtering by value keeps the keys' own types.
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Present<T>;
