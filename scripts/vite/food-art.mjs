import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { OWN_FOOD_ART } from "./own-food-art.mjs";

const ART_PACKAGE = "@iconify-json/fluent-emoji-flat";
const CATEGORY = "Food & Drink";
const ALCOHOL = [
  "beer-mug",
  "bottle-with-popping-cork",
  "clinking-beer-mugs",
  "clinking-glasses",
  "cocktail-glass",
  "sake",
  "tumbler-glass",
  "wine-glass",
];
const NOT_FOOD = ["amphora", "kitchen-knife"];
/** Foods that the icon set has in another category. */
const FROM_NATURE = ["fish", "herb"];

/** Serves each food picture as a separate file, so that a page loads only those it shows and the browser caches them. */
export function foodArt() {
  return {
    name: "food-art",
    configureServer(server) {
      const files = foodArtFiles();
      server.middlewares.use((request, response, next) => {
        const svg = files.get(request.url?.split("?")[0] ?? "");
        if (svg === undefined) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(svg);
      });
    },
    generateBundle() {
      for (const [path, source] of foodArtFiles()) this.emitFile({ type: "asset", fileName: path.slice(1), source });
    },
  };
}

/** The SVG of every food picture by its path on the site. */
export function foodArtFiles() {
  const { icons, width, height } = readJson(`${ART_PACKAGE}/icons.json`);
  const { categories } = readJson(`${ART_PACKAGE}/metadata.json`);
  const excluded = new Set([...ALCOHOL, ...NOT_FOOD]);
  const names = [...categories[CATEGORY].filter((name) => !excluded.has(name)), ...FROM_NATURE];
  const bodies = [...names.map((name) => [name, icons[name].body]), ...Object.entries(OWN_FOOD_ART)];
  return new Map(
    bodies.map(([name, body]) => [
      `/food-art/${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`,
    ]),
  );
}

function readJson(id) {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(id), "utf8"));
}
