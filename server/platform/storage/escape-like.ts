/** For LIKE: escapes % and _, so that what people type is matched literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
