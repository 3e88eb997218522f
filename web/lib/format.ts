const LONG_DAY = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" });

/** 'Thursday, November 13' */
export const formatLongDay = (date: Date): string => LONG_DAY.format(date);
