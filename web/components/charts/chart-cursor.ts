const PAGE = 7;

/** The target of a key press: arrow keys move by a day, Page Up and Page Down by a week, Home and End to the ends. */
export function moveCursor(key: string, index: number, count: number): number | undefined {
  const next: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - PAGE,
    PageUp: index + PAGE,
    Home: 0,
    End: count - 1,
  };
  const target = next[key];
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
}
