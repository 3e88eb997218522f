/** Values are stored in metric units, and shown and typed in the user's own. */
const UNIT_SYSTEMS = ["metric", "us"] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const KG_PER_POUND = 0.45359237;

export interface FeetAndInches {
  feet: number;
  inches: number;
}

/** The nearest whole inch; twelve inches become a foot. */
export function toFeetAndInches(cm: number): FeetAndInches {
  const inches = Math.round(cm / CM_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}

export const toCm = ({ feet, inches }: FeetAndInches): number => Math.round((feet * INCHES_PER_FOOT + inches) * CM_PER_INCH);

const toTenths = (value: number): number => Math.round(value * 10) / 10;

export const toPounds = (kg: number): number => toTenths(kg / KG_PER_POUND);
export const toKg = (pounds: number): number => toTenths(pounds * KG_PER_POUND);
