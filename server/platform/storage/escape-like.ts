/** Escapes % and _ for LIKE, so that user input is matched literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
