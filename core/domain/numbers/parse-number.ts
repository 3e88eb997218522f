interface NumberFormat {
  /** How a text is read that could mean both: '1,500' is 1500 where the period is the decimal mark, and 1.5 where the comma is. */
  decimal?: "." | ",";
  hasGroups?: boolean;
  /** Files may hold '-1' and '3e2'; nobody types them. */
  isSerialized?: boolean;
}

/** No amount has more digits. Checked before any pattern, so that no text of digits is expensive. */
const MAX_LENGTH = 30;
/** A group never starts with 0: '0,125' is an eighth. */
const GROUPED = {
  ".": /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d*)?|(?:[\s'’]\d{3})+(?:[.,]\d*)?)$/,
  ",": /^[+-]?[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d*)?|(?:[\s'’]\d{3})+(?:[.,]\d*)?)$/,
};
const GROUP_MARKS = { ".": /,(?=\d{3}(?:\D|$))|[\s'’]/g, ",": /\.(?=\d{3}(?:\D|$))|[\s'’]/g };
const TYPED = /^(?:\d+\.?\d*|\.\d+)$/;
const SERIALIZED = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Reads '150', '1,000', '12.5' and '1,5', which is 1.5 wherever somebody writes it. NaN for anything that is no number. */
export function parseNumber(text: string, { decimal = ".", hasGroups = true, isSerialized = false }: NumberFormat = {}): number {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return Number.NaN;
  const isGrouped = hasGroups && GROUPED[decimal].test(trimmed);
  const plain = (isGrouped ? trimmed.replace(GROUP_MARKS[decimal], "") : trimmed).replace(",", ".");
  if (!(isSerialized ? SERIALIZED : TYPED).test(plain)) return Number.NaN;
  const value = Number(plain);
  return Number.isFinite(value) ? value : Number.NaN;
}
