import { CHOICES, type Shape } from "./shapes.ts";

export interface Found {
  shape: Shape;
  cpuMs: number;
}

/** Changes one property of a shape at a time and keeps what costs more, until nothing does or the time is over. */
export async function climb(start: Found, cost: (shape: Shape) => Promise<number>, isOver: () => boolean): Promise<Found> {
  let best = start;
  for (let isBetter = true; isBetter && !isOver(); ) {
    isBetter = false;
    for (const shape of listNeighbors(best.shape)) {
      if (isOver()) break;
      const cpuMs = await cost(shape);
      if (cpuMs <= best.cpuMs) continue;
      best = { shape, cpuMs };
      isBetter = true;
    }
  }
  return best;
}

function* listNeighbors(shape: Shape): Generator<Shape> {
  for (const [property, values] of Object.entries(CHOICES)) {
    for (const value of values) if (value !== Reflect.get(shape, property)) yield { ...shape, [property]: value };
  }
}
