// Draws the icons of the installed app from the mark in web/public/favicon.svg. Run by hand after a change of the mark:
//   node scripts/make-icons.mjs
import { readFileSync } from "node:fs";
import sharp from "sharp";

const FOLDER = "web/public";
const MARK_SIZE = 64;
/** The background of the highlighted card, because the mark is sun yellow. */
const GROUND = "#2f1b49";

/** `share` is how much of the icon the mark covers: launchers crop a maskable icon to its inner 80%. */
const ICONS = [
  { name: "icon-192.png", size: 192, share: 0.68, radius: 0.22 },
  { name: "icon-512.png", size: 512, share: 0.68, radius: 0.22 },
  { name: "icon-maskable-512.png", size: 512, share: 0.56, radius: 0 },
  { name: "apple-touch-icon.png", size: 180, share: 0.66, radius: 0 },
];

const mark = readFileSync(`${FOLDER}/favicon.svg`, "utf8")
  .replace(/^[\s\S]*?<svg[^>]*>/, "")
  .replace("</svg>", "");

for (const { name, size, share, radius } of ICONS) {
  const offset = (size * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${size * radius}" fill="${GROUND}"/>
    <g transform="translate(${offset} ${offset}) scale(${(size * share) / MARK_SIZE})">${mark}</g>
  </svg>`;
  await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toFile(`${FOLDER}/${name}`);
  console.log(`${FOLDER}/${name}`);
}
