/** Made when it is first asked for: what formats dates and numbers takes a phone milliseconds to set up. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
