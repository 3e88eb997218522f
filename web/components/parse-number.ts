const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

/** '150', '1,000', '12.5'. NaN for anything else; for '1,5' too: who writes thousands as '1,500' cannot tell what it means. */
export function parseNumber(text: string): number {
  const trimmed = text.trim();
  const plain = GROUPED.test(trimmed) ? trimmed.replaceAll(",", "") : trimmed;
  return PLAIN.test(plain) ? Number(plain) : Number.NaN;
}
