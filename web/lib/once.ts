/** Creates a value on first use: formatters for dates and numbers take a phone milliseconds to set up. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
