/** Creates a value on first use, because formatters for dates and numbers take several milliseconds to create on a phone. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
