/** Messages without their keys: a key's hash, moved by its bucket, is the slot of its message. Half the size of the keys themselves. */
export interface MessageSlots {
  moves: readonly number[];
  messages: readonly string[];
}

const KEYS_PER_BUCKET = 3;

/** Places each message so that its key alone finds it. Buckets with many keys choose first, while most slots are free. */
export function placeMessages(texts: Readonly<Record<string, string>>): MessageSlots {
  const keys = Object.keys(texts);
  const buckets = Array.from({ length: Math.ceil(keys.length / KEYS_PER_BUCKET) }, (): string[] => []);
  for (const key of keys) buckets[hash(key, 0) % buckets.length]?.push(key);
  const moves = buckets.map(() => 0);
  const messages: string[] = [];
  for (const [index, bucket] of [...buckets.entries()].sort(([, a], [, b]) => b.length - a.length)) {
    for (let move = 1; moves[index] === 0 && bucket.length > 0; move += 1) {
      const slots = new Set(bucket.map((key) => hash(key, move) % keys.length));
      if (slots.size < bucket.length || [...slots].some((slot) => messages[slot] !== undefined)) continue;
      for (const key of bucket) messages[hash(key, move) % keys.length] = texts[key] ?? "";
      moves[index] = move;
    }
  }
  return { moves, messages };
}

/** Only for keys that have a message: for others it finds any. */
export const findPlaced = ({ moves, messages }: MessageSlots, key: string): string | undefined =>
  messages[hash(key, moves[hash(key, 0) % moves.length] ?? 0) % messages.length];

/** FNV-1a. */
function hash(key: string, seed: number): number {
  let value = seed + 1;
  for (let index = 0; index < key.length; index += 1) value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
