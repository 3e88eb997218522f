import { formatList } from "#web/lib/format/numbers.ts";

/** 'Contains milk and egg. May contain soy.' */
export function allergySentences(contains: readonly string[], mayContain: readonly string[]): string {
  const parts = [
    contains.length > 0 && `Contains ${formatList(contains)}.`,
    mayContain.length > 0 && `May contain ${formatList(mayContain)}.`,
  ];
  return parts.filter(Boolean).join(" ");
}
