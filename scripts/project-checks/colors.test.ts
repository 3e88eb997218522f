import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const [light = "", dark = ""] = readFileSync("web/app/tokens.css", "utf8").split('[data-theme="dark"] {');
const THEMES = { light, dark };

/** Hue in degrees and saturation from 0 to 1. */
function readColor(css: string, name: string): { hue: number; saturation: number } {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(css)?.[1] ?? expect.unreachable(`no --${name}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const sixths = most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return { hue: range === 0 ? 0 : (sixths * 60 + 360) % 360, saturation: most === 0 ? 0 : range / most };
}

describe.each(Object.entries(THEMES))("in the %s theme", (_, css) => {
  // Spec: S2.142, S2.143, S2.144, S2.145, S2.146, S9.15, S9.16, S9.17
  test.each([
    ["score-high", "green", 90, 170],
    ["score-mid", "yellow", 40, 65],
    ["score-low", "red", 0, 15],
    ["cat-dairy", "blue", 195, 250],
    ["cat-vegetable", "green", 90, 170],
    ["cat-protein", "purple", 250, 290],
    ["cat-grain", "orange", 20, 40],
    ["destructive", "red", 345, 360],
  ])("%s is %s", (name, _color, from, to) => {
    const { hue } = readColor(css, name);
    expect(hue).toBeGreaterThanOrEqual(from);
    expect(hue).toBeLessThanOrEqual(to);
  });

  // Spec: S2.67, S2.68, S2.147
  test("six categories have colors of their own, and the rest is gray", () => {
    const own = ["fruit", "vegetable", "protein", "grain", "dairy", "nuts"].map((category) => readColor(css, `cat-${category}`));
    for (const { saturation } of own) expect(saturation).toBeGreaterThan(0.2);
    expect(new Set(own.map(({ hue, saturation }) => `${Math.round(hue)} ${Math.round(saturation * 10)}`)).size).toBe(6);
    expect(readColor(css, "cat-other").saturation).toBeLessThan(0.25);
  });
});
