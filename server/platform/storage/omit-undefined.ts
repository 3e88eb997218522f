type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Absent fields stay unchanged. Null is kept, because it clears the value. */
export const omitUndefined = <T extends object>(change: T): Present<T> =>
  // Safe to cast: filtering by value keeps the types of the keys.
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Present<T>;
