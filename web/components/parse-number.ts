const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

/** Accepts '150', '1,000' and '12.5'. Returns NaN for anything else, including '1,5', which could be meant as '1.5' or '1,500'. */
export function parseNumber(text: string): number {
  const trimmed = text.trim();
  const plain = GROUPED.test(trimmed) ? trimmed.replaceAll(",", "") : trimmed;
  return PLAIN.test(plain) ? Number(plain) : Number.NaN;
}
