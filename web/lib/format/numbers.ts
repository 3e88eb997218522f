import { once } from "#web/lib/lazy-value.ts";

const WHOLE = once(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 }));

/** '2,253' */
export const formatWhole = (value: number): string => withMinusSign(WHOLE().format(value));

const TENTHS = once(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 }));

/** '2,252.9' */
export const formatTenths = (value: number): string => withMinusSign(TENTHS().format(value));

const HUNDREDTHS = once(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }));

/** '2,252.87' */
export const formatHundredths = (value: number): string => withMinusSign(HUNDREDTHS().format(value));

const LIST = once(() => new Intl.ListFormat("en-US", { type: "conjunction" }));

/** 'your age, your height, and your weight' */
export const formatList = (items: readonly string[]): string => LIST().format(items);

const ALTERNATIVES = once(() => new Intl.ListFormat("en-US", { type: "disjunction" }));

/** 'Hill School or Lake School' */
export const formatAlternatives = (items: readonly string[]): string => ALTERNATIVES().format(items);

// A hyphen is too short next to figures, and screen readers skip it.
const withMinusSign = (text: string): string => text.replace(/^-/, "−");
