const GROUPED = /^\d{1,3}(,\d{3})+$/;
const DECIMAL = /^-?(\d+\.?\d*|\.\d+)$/;

/** Parses a typed figure: null if empty, NaN if it is not a number. Accepts '2,250' and '54,5'. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const plain = GROUPED.test(trimmed) ? trimmed.replaceAll(",", "") : trimmed.replace(",", ".");
  return DECIMAL.test(plain) ? Number(plain) : Number.NaN;
}
