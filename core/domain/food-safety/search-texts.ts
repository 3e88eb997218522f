export const NO_ALCOHOL_TEXT =
  "We don’t list alcohol. If a drink or somebody’s drinking is on your mind, a parent, school nurse or doctor is there to talk.";

export const RAW_MILK_TEXT =
  "Milk, cheese and juice that are not pasteurized can make you very ill. Look for ‘pasteurized’ on the label, or heat them to 165 °F (74 °C).";

/** Figures of a tablespoon: USDA FoodData Central, 'Fish oil, cod liver'. */
export const COD_LIVER_OIL_TEXT =
  "A tablespoon of cod-liver oil holds about 4,000 µg of vitamin A. The most for a day is 1,700 µg at ages 9 to 13 and 2,800 µg at ages 14 to 18. Its vitamin D adds up too, so ask a doctor first.";
