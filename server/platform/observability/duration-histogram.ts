/** How often something happened and how long it took, by its labels: a histogram of Prometheus. */
export class DurationHistogram {
  readonly #buckets: readonly number[];
  readonly #series = new Map<string, Series>();

  constructor(bucketsS: readonly number[]) {
    this.#buckets = bucketsS;
  }

  count(pairs: Record<string, string>, seconds: number): void {
    const key = labels(pairs);
    const known = this.#series.get(key) ?? { buckets: Array<number>(this.#buckets.length + 1).fill(0), count: 0, sumS: 0 };
    const bucket = this.#buckets.findIndex((most) => seconds <= most);
    const index = bucket === -1 ? this.#buckets.length : bucket;
    known.buckets[index] = (known.buckets[index] ?? 0) + 1;
    known.count += 1;
    known.sumS += seconds;
    this.#series.set(key, known);
  }

  write(name: string, help: string): string[] {
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    for (const [key, { buckets, count, sumS }] of this.#series) {
      let upToHere = 0;
      const inside = key.slice(1, -1);
      for (const [index, most] of [...this.#buckets, "+Inf"].entries()) {
        upToHere += buckets[index] ?? 0;
        lines.push(`${name}_bucket{${inside},le="${most}"} ${upToHere}`);
      }
      lines.push(`${name}_sum${key} ${sumS}`, `${name}_count${key} ${count}`);
    }
    return lines;
  }
}

interface Series {
  /** How many took at most as long as the bucket of the same index; one more for the longer ones. */
  buckets: number[];
  count: number;
  sumS: number;
}

export const labels = (pairs: Record<string, string>): string =>
  `{${Object.entries(pairs)
    .map(([name, value]) => `${name}="${value.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`)
    .join(",")}}`;
