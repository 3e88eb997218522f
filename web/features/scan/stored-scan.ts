import type { ScanResult } from "#core/contracts/scan.ts";
import { isRecord } from "#core/domain/values/is-record.ts";
import { readStored, readStoredJson, store, storeWhole } from "#web/lib/storage.ts";
import { personalKey } from "#web/lib/storage-keys.ts";
import { PLATE_NUTRIENTS, type PlateItem, plateItems } from "./plate-items.ts";
import { type Photo, photoFromPreview } from "./prepare-photo.ts";

/** The result of a scan, including the user's corrections. */
export interface Plate {
  analysis: string;
  items: PlateItem[];
}

export const toPlate = ({ analysis, items }: ScanResult): Plate => ({ analysis, items: plateItems(items) });

const previewKey = (userId: string) => personalKey(userId, "scan-preview");
const resultKey = (userId: string) => personalKey(userId, "scan-result");

export const readStoredPhoto = (userId: string): Photo | undefined => photoFromPreview(readStored(previewKey(userId)));

export function storePhoto(userId: string, photo: Photo | undefined): void {
  if (photo?.preview) storeWhole(previewKey(userId), photo.preview);
  else store(previewKey(userId), null);
}

export function storePlate(userId: string, plate: Plate | undefined): void {
  if (plate) storeWhole(resultKey(userId), JSON.stringify(plate));
  else store(resultKey(userId), null);
}

export function readStoredPlate(userId: string): Plate | undefined {
  const stored = readStoredJson(resultKey(userId));
  return isPlate(stored) ? stored : undefined;
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
  isNutrientRecord(value.per100G) &&
  (value.food === null || (isRecord(value.food) && typeof value.food.id === "string" && typeof value.food.name === "string"));

const isNutrientRecord = (value: unknown): boolean =>
  isRecord(value) && PLATE_NUTRIENTS.every((nutrient) => value[nutrient] === null || typeof value[nutrient] === "number");
