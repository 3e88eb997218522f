/** Reasons why the figures of a product may be wrong. Each is shown to the user as 'check the label'. */
export const PRODUCT_WARNINGS = [
  "energy_does_not_add_up",
  "kj_as_kcal",
  "more_than_100_g",
  "part_of_more_than_whole",
  "salt_as_sodium",
  "impossible_figure",
  "per_100_ml",
  "missing_figures",
  "serving_unclear",
  "shop_code",
] as const;
export type ProductWarning = (typeof PRODUCT_WARNINGS)[number];

/** Shown to users, so written in simple words. */
export const WARNING_TEXTS: Record<ProductWarning, string> = {
  energy_does_not_add_up: "The calories don't fit the protein, carbs and fat.",
  kj_as_kcal: "The calories look like kilojoules.",
  more_than_100_g: "Protein, carbs and fat add up to more than 100 g.",
  part_of_more_than_whole: "A part, such as sugar, is more than the whole it belongs to.",
  salt_as_sodium: "Salt and sodium look mixed up.",
  impossible_figure: "A number was too large to be true, so it is left out.",
  per_100_ml: "The numbers may be for 100 ml. We count 1 ml as 1 g.",
  missing_figures: "Some numbers are missing.",
  serving_unclear: "The size of a serving is not clear.",
  shop_code: "The shop made this code itself, so another shop may use it for something else.",
};
