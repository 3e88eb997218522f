const LONG_DAY = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" });

/** 'Thursday, November 13' */
export const formatLongDay = (date: Date): string => LONG_DAY.format(date);

const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** '2,253' */
export const formatWhole = (value: number): string => withMinusSign(WHOLE.format(value));

const HUNDREDTHS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** '2,252.87' */
export const formatHundredths = (value: number): string => withMinusSign(HUNDREDTHS.format(value));

const LIST = new Intl.ListFormat("en-US", { type: "conjunction" });

/** 'your age, your height, and your weight' */
export const formatList = (items: readonly string[]): string => LIST.format(items);

// A hyphen is too short beside figures, and screen readers skip it.
const withMinusSign = (text: string): string => text.replace(/^-/, "−");
