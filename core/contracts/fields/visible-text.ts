/** Controls, joiners, direction marks and every kind of space. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/** Names that nobody can see can't be found, picked or asked about. */
export const hasVisible =
  (characters: number) =>
  (text: string): boolean =>
    text.replace(UNSEEN, "").length >= characters;
