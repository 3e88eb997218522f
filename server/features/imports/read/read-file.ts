import { decodeText } from "./decode-text.ts";
import { FileProblem } from "./file-problem.ts";
import type { ReadDiary } from "./imported-row.ts";
import { isIntakeList, isWaistline, readOpenNutriTracker, readWaistline } from "./read-json-apps.ts";
import { isOwnExport, readOwnExport } from "./read-own-export.ts";
import { readTable } from "./read-table.ts";
import { DiaryCalendar } from "./read-values.ts";
import { isZip, listZip, readZipEntry } from "./read-zip.ts";

const DEEPEST = 20;
/** The names of the file that contains the diary in exports of MyFitnessPal, Lose It!, Cronometer and OpenNutriTracker. */
const DIARY_FILES = [
  /nutrition-summary.*\.csv$/i,
  /food-logs\.csv$/i,
  /servings\.csv$/i,
  /user_intake\.(json|csv)$/i,
  /dailysummary\.csv$/i,
];

/** Reads a file of any supported app. The app is recognized by the content, not by the file name. */
export function readFile(bytes: Buffer, timeZone: string, now: Date): ReadDiary {
  if (bytes.length === 0) throw new FileProblem("imports.empty");
  const calendar = new DiaryCalendar(timeZone, now);
  const text = decodeText(isZip(bytes) ? unpack(bytes) : bytes).trimStart();
  return /^\uFEFF?\s*[[{]/.test(text) ? readJson(text, calendar, timeZone) : readTable(text, calendar);
}

function unpack(bytes: Buffer): Buffer {
  const entries = listZip(bytes);
  const diary = DIARY_FILES.map((name) => entries.find((entry) => name.test(entry.name))).find((entry) => entry !== undefined);
  const [only, ...others] = entries.filter(({ name }) => /\.(csv|json)$/i.test(name));
  const chosen = diary ?? (others.length === 0 ? only : undefined);
  if (!chosen) throw new FileProblem("imports.whichFile");
  return readZipEntry(bytes, chosen);
}

function readJson(text: string, calendar: DiaryCalendar, timeZone: string): ReadDiary {
  refuseDeep(text);
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new FileProblem("imports.damagedJson");
  }
  if (isOwnExport(file)) return readOwnExport(file, calendar, timeZone);
  if (isIntakeList(file)) return readOpenNutriTracker(file, calendar);
  if (isWaistline(file)) return readWaistline(file, calendar);
  throw new FileProblem("imports.noDiary");
}

/** Checked before parsing, because deeply nested brackets alone could fill the memory. */
function refuseDeep(text: string): void {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isInText) {
      if (letter === "\\") at += 1;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === "{" || letter === "[") depth += 1;
    else if (letter === "}" || letter === "]") depth -= 1;
    if (depth > DEEPEST) throw new FileProblem("imports.noDiary");
  }
}
