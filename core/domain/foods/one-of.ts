/** The pattern for any of the phrases, which may be written over several lines. */
export const oneOf = (phrases: string): string => `(?:${phrases.replace(/\s*\n\s*/g, "")})`;
