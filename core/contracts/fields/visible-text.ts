/** Control characters, joiners, direction marks and every kind of space. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/** A name without visible characters cannot be found, selected or referred to. */
export const hasVisible =
  (characters: number) =>
  (text: string): boolean =>
    text.replace(UNSEEN, "").length >= characters;
