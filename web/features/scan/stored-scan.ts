import type { ScanResult } from "#core/contracts/scan.ts";
import { personalKey, readStored, readStoredJson, store, storeWhole } from "#web/lib/storage.ts";
import { FIGURES, type PlateItem, plateItems } from "./plate-items.ts";
import { type Photo, photoFromPreview } from "./prepare-photo.ts";

/** The result of a scan, including the user's corrections. */
export interface Plate {
  analysis: string;
  items: PlateItem[];
}

export const plateOf = ({ analysis, items }: ScanResult): Plate => ({ analysis, items: plateItems(items) });

const previewKey = (personId: string) => personalKey(personId, "scan-preview");
const resultKey = (personId: string) => personalKey(personId, "scan-result");

export const readStoredPhoto = (personId: string): Photo | undefined => photoFromPreview(readStored(previewKey(personId)));

export function storePhoto(personId: string, photo: Photo | undefined): void {
  if (photo?.preview) storeWhole(previewKey(personId), photo.preview);
  else store(previewKey(personId), null);
}

export function storePlate(personId: string, plate: Plate | undefined): void {
  if (plate) storeWhole(resultKey(personId), JSON.stringify(plate));
  else store(resultKey(personId), null);
}

export function readStoredPlate(personId: string): Plate | undefined {
  const kept = readStoredJson(resultKey(personId));
  return isPlate(kept) ? kept : undefined;
}

/** Checked deeply enough for the page to render it safely. */
const isPlate = (value: unknown): value is Plate =>
  isRecord(value) && typeof value.analysis === "string" && Array.isArray(value.items) && value.items.every(isItem);

const isItem = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === "number" &&
  typeof value.name === "string" &&
  typeof value.grams === "number" &&
  typeof value.source === "string" &&
  isFiguresRecord(value.per100G) &&
  (value.food === null || (isRecord(value.food) && typeof value.food.id === "string" && typeof value.food.name === "string"));

const isFiguresRecord = (value: unknown): boolean =>
  isRecord(value) && FIGURES.every((figure) => value[figure] === null || typeof value[figure] === "number");

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
