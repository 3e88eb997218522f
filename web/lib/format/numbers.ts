import { inLanguage } from "./in-language.ts";

const WHOLE = inLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/** '2,253' */
export const formatWhole = (value: number): string => withMinusSign(WHOLE().format(value));

const TENTHS = inLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** '2,252.9' */
export const formatTenths = (value: number): string => withMinusSign(TENTHS().format(value));

const HUNDREDTHS = inLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

/** '2,252.87' */
export const formatHundredths = (value: number): string => withMinusSign(HUNDREDTHS().format(value));

const PERCENT = inLanguage((locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }));

/** '71%' for 71 */
export const formatWholePercent = (value: number): string => withMinusSign(PERCENT().format(value / 100));

const LIST = inLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** 'your age, your height, and your weight' */
export const formatList = (items: readonly string[]): string => LIST().format(items);

const ALTERNATIVES = inLanguage((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** 'Hill School or Lake School' */
export const formatAlternatives = (items: readonly string[]): string => ALTERNATIVES().format(items);

// A hyphen is too short next to figures, and screen readers skip it.
const withMinusSign = (text: string): string => text.replace(/^-/, "−");
