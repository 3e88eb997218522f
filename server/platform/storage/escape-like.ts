/** For LIKE: what people type stands for itself, also % and _. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
